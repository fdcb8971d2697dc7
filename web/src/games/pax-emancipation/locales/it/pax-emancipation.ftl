pax-emancipation-sentence = Due secoli contro la schiavitù: idee, navi, rivoluzioni.
pax-emancipation-plate = Una catena spezzata davanti al sole che sorge
