pax-emancipation-sentence = Two centuries against slavery: ideas, ships, revolutions.
pax-emancipation-plate = A broken chain before a rising sun
