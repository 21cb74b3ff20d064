import type { Country, Genre } from '#generated/enums.ts';

/** Words that titles are made of. */
// prettier-ignore
export const ADJECTIVES = ['Amber', 'Borrowed', 'Broken', 'Careful', 'Crooked', 'Distant', 'Drowned', 'Early', 'Electric', 'Empty', 'Faithful', 'Final', 'Forgotten', 'Gentle', 'Gilded', 'Hidden', 'Hollow', 'Honest', 'Indigo', 'Invisible', 'Last', 'Lesser', 'Little', 'Lonely', 'Lower', 'Magnetic', 'Narrow', 'Nervous', 'Northern', 'Ordinary', 'Pale', 'Patient', 'Perfect', 'Quiet', 'Restless', 'Second', 'Secret', 'Silver', 'Sleeping', 'Slow', 'Southern', 'Sudden', 'Tender', 'Unfinished', 'Upper', 'Velvet', 'Wandering', 'Weightless', 'Wild', 'Winter'] as const;
// prettier-ignore
export const NOUNS = ['Almanac', 'Anthem', 'Arcade', 'Archive', 'Atlas', 'Avenue', 'Ballroom', 'Bloom', 'Bridge', 'Canopy', 'Carousel', 'Cathedral', 'Circuit', 'Coast', 'Compass', 'Corridor', 'Current', 'Daylight', 'Delta', 'Dial', 'Echo', 'Ember', 'Engine', 'Estuary', 'Evening', 'Feather', 'Ferry', 'Fever', 'Flood', 'Garden', 'Ghost', 'Glasshouse', 'Gravity', 'Harbour', 'Harvest', 'Horizon', 'Hotel', 'Hours', 'House', 'Hymn', 'Island', 'Kingdom', 'Lantern', 'Ledger', 'Letter', 'Light', 'Machine', 'Map', 'Market', 'Meridian', 'Mirror', 'Monument', 'Moon', 'Motel', 'Mountain', 'Museum', 'Night', 'Ocean', 'Orchard', 'Ordinance', 'Palace', 'Paper', 'Parade', 'Passage', 'Pavilion', 'Pilot', 'Planet', 'Portrait', 'Promise', 'Radio', 'Rain', 'River', 'Room', 'Salt', 'Season', 'Shadow', 'Shelter', 'Shore', 'Signal', 'Silence', 'Sleep', 'Smoke', 'Song', 'Sparrow', 'Station', 'Stone', 'Storm', 'Summer', 'Sunday', 'Telegraph', 'Theatre', 'Thread', 'Tide', 'Tower', 'Train', 'Valley', 'Voyage', 'Water', 'Weather', 'Window', 'Wire'] as const;
/** Uncountable nouns of this list. */
// prettier-ignore
export const UNCOUNTED: readonly string[] = ['Daylight', 'Gravity', 'Hours', 'Light', 'Paper', 'Rain', 'Salt', 'Silence', 'Sleep', 'Smoke', 'Stone', 'Thread', 'Water', 'Weather', 'Wire'];
// prettier-ignore
export const PLACES = ['Almería', 'Antwerp', 'Belleville', 'Bergen', 'Brest', 'Cádiz', 'Cork', 'Dunkirk', 'Essaouira', 'Genoa', 'Ghent', 'Hull', 'Kyoto', 'Lagos', 'Leith', 'Lisbon', 'Marfa', 'Margate', 'Marseille', 'Memphis', 'Naples', 'Oaxaca', 'Oslo', 'Ostend', 'Palermo', 'Porto', 'Recife', 'Saint-Malo', 'Tallinn', 'Tangier', 'Tbilisi', 'Trieste', 'Turku', 'Valparaíso', 'Vilnius'] as const;
// prettier-ignore
export const VERBS = ['Burning', 'Carrying', 'Chasing', 'Counting', 'Crossing', 'Drawing', 'Dreaming', 'Folding', 'Following', 'Holding', 'Keeping', 'Leaving', 'Losing', 'Measuring', 'Mending', 'Missing', 'Naming', 'Painting', 'Reading', 'Remembering', 'Saving', 'Singing', 'Swimming', 'Waiting for', 'Walking', 'Watching'] as const;

/** Title patterns by genre: {a} adjective, {n} noun, {c} countable, {p} place, {v} verb, {i} a number from 2 to 9. */
// prettier-ignore
export const IDIOMS: Readonly<Partial<Record<Genre, readonly string[]>>> = {
  1: ['{n} Sequence', 'Phase {i}', '{a} Circuits', '{n}.exe', 'After {p}', '{n} Protocol', 'Night Shift {i}', '{a} Voltage', 'Sub {n}', '{n} (Long Wave)'],
  2: ['{n} County Line', 'Back to {p}', 'The {a} Rancher', '{n} Road', 'Whiskey & {n}', 'One More {n}', 'My {a} Mule', 'Ballad of the {a} {n}', '{p} by Morning'],
  3: ['{n} Blues', '{a} Mama’s {n}', 'Goin’ Down to {p}', '{n} on My Door', '{a} Water Blues', 'Lord, That {n}', 'Key to the {n}'],
  4: ['The {n} and the {n}', 'Where the {n} Bends', 'Lament for {p}', '{a} Annie', 'Oh, {a} {n}', 'The Miller’s {n}', 'Walking to {p}'],
  5: ['Get Off My {n}', 'Shake That {n}', '{n} Strut', 'Do the {a} {n}', 'Too Much {n}', 'Hot {n}', '{p} Workout', 'Who Stole the {n}?'],
  6: ['{n} Tape, Vol. {i}', '{a} Talk', '{n} Money', 'Block by {n}', 'Letters from {p}', 'No {n}, No Sleep', '{i} in the Morning', '{a} Cipher'],
  7: ['Blues for {p}', '{n} at Midnight', 'Waltz for the {a} {n}', '{a} Changes', 'The {p} Sessions', 'Minor {n}', '{n} in Five', 'A {c} for Two', 'Round the {n}'],
  8: ['Call Me in {p}', '{a} Crush', 'Kiss the {n}', 'Hello, {n}', '{n} (Come Over)', 'Two Tickets to {p}', 'Somebody’s {n}', 'Half of the {n}'],
  9: ['{a} Love', 'Closer Than {n}', '{n} after {n}', 'Leave the {n} On', 'Say It in {p}', '{a} Talk, {a} Touch', 'Slow {n}'],
  10: ['Give Me Your {n}', '{a} Love Will Do', 'Ain’t No {n}', 'Sweet {n}', 'Lord, the {n}', 'Stay Till {n}', '{p} Soul', 'Take Back the {n}'],
  11: ['{n} Kids', '{a} Teeth', 'Burn {p}', '{n} Riot', 'Kill the {n}', 'Amplifier {n}', 'We Were {a}'],
  12: ['{n} of {p}', 'Danse à {p}', 'The {p} Road', '{n} Caravan', 'Market Day in {p}', 'Song for the {a} {n}', '{p} Nights'],
  13: ['Madame {n}', 'Monsieur {n}', 'Hôtel {p}', 'Adieu {p}', 'La Valse du {n}', 'Le Petit {n}', 'Un Soir à {p}'],
  14: ['{n} Dub', '{a} Version', '{p} Rock', 'Jah {n}', '{n} Skank', 'Roots of the {n}', 'Fire in {p}', 'Natural {n}'],
  15: ['{n} Variations', 'Suite for Strings No. {i}', 'Quartet No. {i}, “{n}”', 'Nocturnes, Book {i}', '{p} Elegies', '{a} Preludes', 'Études for the {a} Hand', 'Requiem for a {c}'],
  16: ['{n} Studies', 'Field Notes: {p}', '{a} Object No. {i}', 'For {i} Radios', 'Rooms, {i}', 'The {n} Machine'],
  17: ['{n} Fever', 'Dance the {n}', '{p} Disco', 'Mirror {n}', 'All Night {n}', 'Love on the {n}', '{a} Boogie', 'Saturday {n}'],
  18: ['{n} of Ash', 'Throne of {n}', 'The {a} Crypt', '{n} Eater', 'Rites of the {a} {n}', 'Beneath the {n}', '{a} Funeral', 'Winter over {p}', 'Bone {n}'],
  20: ['Theme from “{a} {n}”', '{p}, 19{i}{i}', 'Chase to {p}', 'The {n} Affair', 'End Titles: {n}', '{a} Pursuit', 'Love Theme ({n})'],
};

/** Titles in the language of the artist's country. */
// prettier-ignore
export const HOME_TITLES: Readonly<Partial<Record<Country, readonly string[]>>> = {
  FR: ['Les Heures Creuses', 'Petit Matin', 'La Chambre Claire', 'Rien ne Presse', 'Avant la Marée', 'Les Jours Pairs', 'Carte Blanche', 'Le Bruit des Autres', 'Sous Verre', 'Deux Fois le Tour', 'Fond de Cale', 'Grand Large', 'Papier Peint', 'Le Contre-jour', 'Terrain Vague', 'Point de Fuite', 'Mauvaise Herbe', 'La Belle Saison', 'Plein Sud', 'Hors Champ', 'Vitesse Lente', 'Les Grands Détours', 'Porte de Service', 'Ciel Variable', 'Marée Haute', 'Sans Adresse', 'Lignes de Fuite', 'Cour Intérieure', 'Les Bonnes Manières', 'Un Train de Retard', 'Dimanche Prochain', 'La Nuit Porte Conseil', 'Rue Sans Numéro', 'Le Temps qu’il Fait', 'À Bas Bruit', 'Les Choses Simples', 'Bord de Route', 'Demi-sommeil', 'Pluie Fine', 'La Part du Vent'],
  ES: ['La Hora Azul', 'Sin Prisa', 'El Último Tranvía', 'Agua de Pozo', 'Tierra Adentro', 'Las Cosas Pequeñas', 'Media Luz', 'Verano Lento'],
  MX: ['Calle Sin Luna', 'Polvo y Miel', 'La Otra Orilla'],
  AR: ['Patio de Atrás', 'Tarde de Lluvia', 'El Sur También'],
  CO: ['Flor de Montaña', 'Camino Largo'],
  IT: ['Ora Legale', 'Mare Mosso', 'Le Stanze Vuote', 'Piano Terra', 'Controluce', 'Ultima Corsa'],
  DE: ['Nebenstrecke', 'Halbe Nacht', 'Kleine Fluchten', 'Lichtschalter', 'Sonntags Nie', 'Graupel'],
  AT: ['Winterfahrplan', 'Stiegenhaus'],
  PT: ['Maré Vazia', 'Rua de Cima', 'Sal Grosso'],
  BR: ['Beira-Rio', 'Chuva Miúda', 'Madrugada Clara'],
  SE: ['Sista Bussen', 'Långsamt Ljus', 'Novemberhav'],
  NO: ['Blåtime', 'Nattferja'],
  DK: ['Lille Lys', 'Regn på Taget'],
  FI: ['Hidas Ilta', 'Lumen Alla'],
  PL: ['Cichy Dom', 'Nocny Pociąg', 'Długa Zima'],
  CZ: ['Tichá Voda', 'Poslední Tramvaj'],
  NL: ['Laatste Pont', 'Zacht Weer'],
  BE: ['Trottoir Mouillé', 'Café du Canal'],
};

/** Track titles besides those of the patterns. */
// prettier-ignore
export const TRACK_FORMS = ['Interlude', 'Reprise', 'Overture', 'Coda', 'Prelude', 'Postscript', 'Instrumental', 'Field Recording', 'Nocturne', 'Refrain'] as const;
