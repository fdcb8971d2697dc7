# Adds up lines "id for seats: 10 games, 900 steps" by id and leaves all others as they are; joins them with "; ".
match($0, / for [0-9]+: [0-9]+ games, [0-9]+ steps$/) {
  id = substr($0, 1, RSTART - 1)
  count = split(substr($0, RSTART), words, " ")
  if (!(id in games)) seen[++ids] = id
  games[id] += words[3]; steps[id] += words[5]
  next
}
{ other = other (other == "" ? "" : "; ") $0 }
END {
  for (i = 1; i <= ids; i++) line = line (line == "" ? "" : "; ") seen[i] ": " games[seen[i]] " games, " steps[seen[i]] " steps"
  print line (line != "" && other != "" ? "; " : "") other
}
