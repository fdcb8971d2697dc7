# What happens at every table, whatever is played.
