dice-settlers-sentence = Pesca dadi, reclama la nuova terra, commercia con la Nazione dell’Ovest.
dice-settlers-plate = Dadi e tende su una costa occidentale
