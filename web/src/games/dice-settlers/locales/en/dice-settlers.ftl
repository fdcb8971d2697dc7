dice-settlers-sentence = Draw dice, claim the new land, trade with the Western Nation.
dice-settlers-plate = Dice and tents on a western shore
