import type { Genre } from '#generated/enums.ts';

/** First sentences of a biography: the origin. {name} is the artist. */
// prettier-ignore
export const ORIGINS: readonly (readonly [en: string, fr: string])[] = [
  ['{name} began in a rehearsal room behind a bakery.', '{name} : tout commence dans une salle de répétition derrière une boulangerie.'],
  ['{name} began on a borrowed four-track.', '{name} : tout commence sur un quatre-pistes prêté.'],
  ['{name} came after ten years of playing for other people.', '{name} : tout commence après dix ans passés à jouer pour les autres.'],
  ['{name} started at a school that no longer exists.', '{name} : tout commence dans une école qui n’existe plus.'],
  ['{name} had one song, one concert and a lucky radio play.', '{name} : tout commence par une chanson, un concert et un passage radio chanceux.'],
  ['{name} grew out of a Thursday-night residency in a café by the station.', '{name} : tout commence par les jeudis soir d’un café près de la gare.'],
  ['{name} first recorded in a caravan, by candlelight and by accident.', '{name} : tout commence dans une caravane, à la bougie et par hasard.'],
  ['{name} was a joke between neighbours that got out of hand.', '{name} : tout commence par une blague entre voisins qui a mal tourné.'],
];

/** Second sentences: the music. {style} is one of STYLES. */
// prettier-ignore
export const HABITS: readonly (readonly [en: string, fr: string])[] = [
  ['Every record since has been {style}.', 'Depuis, chaque disque : {style}.'],
  ['What followed was {style}, and a small, loyal public.', 'La suite : {style}, et un public aussi petit que fidèle.'],
  ['The recipe is {style}; the rest is stubbornness.', 'La recette : {style} ; le reste est de l’entêtement.'],
  ['On record it is {style}; on stage it is louder.', 'Sur disque, c’est {style} ; sur scène, c’est plus fort.'],
];

/** Last sentences: the present. */
// prettier-ignore
export const TODAY: readonly (readonly [en: string, fr: string])[] = [
  ['Two hundred concerts later, the van still starts.', 'Deux cents concerts plus tard, la camionnette démarre encore.'],
  ['The next record is being written, slowly.', 'Le prochain disque s’écrit, lentement.'],
  ['Sleeves are folded by hand on the kitchen table.', 'Les pochettes se plient à la main sur la table de la cuisine.'],
  ['There are no plans to move to a larger city.', 'Aucun projet de déménager dans une plus grande ville.'],
  ['All records are pressed in small runs and go out of print quickly.', 'Les disques sont pressés en petites séries et s’épuisent vite.'],
  ['Between tours there is a choir to lead and a dog to walk.', 'Entre deux tournées, il y a une chorale à diriger et un chien à promener.'],
];

/** The music of a genre in a few words. */
// prettier-ignore
export const STYLES: Readonly<Record<Genre, readonly (readonly [en: string, fr: string])[]>> = {
  1: [
    ['patient, hand-made electronics', 'une électronique patiente, faite main'],
    ['dance music with a long memory', 'une musique de danse à la mémoire longue'],
  ],
  2: [
    ['plain-spoken country with good boots', 'une country sans détour et bien chaussée'],
    ['pedal steel and short stories', 'de la pedal steel et des nouvelles en trois couplets'],
  ],
  3: [
    ['slow electric blues', 'un blues électrique et lent'],
    ['bottleneck guitar and straight talk', 'une guitare slide et du franc-parler'],
  ],
  4: [
    ['fingerpicked songs about real places', 'des chansons en arpèges sur de vrais lieux'],
    ['old tunes with new words', 'de vieux airs aux paroles neuves'],
  ],
  5: [
    ['tight, elbow-to-elbow funk', 'un funk serré, coude à coude'],
    ['bass, brass and good manners', 'de la basse, des cuivres et de bonnes manières'],
  ],
  6: [
    ['dusty loops and careful words', 'des boucles poussiéreuses et des mots pesés'],
    ['verses written on night buses', 'des couplets écrits dans les bus de nuit'],
  ],
  7: [
    ['small-group jazz with room to breathe', 'un jazz de petit groupe qui respire'],
    ['melodies that refuse to hurry', 'des mélodies qui refusent de se presser'],
  ],
  8: [
    ['bright pop with a shadow in it', 'une pop lumineuse traversée d’une ombre'],
    ['short songs with long echoes', 'des chansons courtes aux longs échos'],
  ],
  9: [
    ['late-night R&B, sung close', 'un R&B de fin de nuit, chanté de près'],
    ['slow songs over deep bass', 'des chansons lentes sur des basses profondes'],
  ],
  10: [
    ['soul cut live to tape', 'une soul gravée en direct sur bande'],
    ['a big voice and a patient organ', 'une grande voix et un orgue patient'],
  ],
  11: [
    ['loud guitars and tidy melodies', 'des guitares fortes et des mélodies bien rangées'],
    ['rock that still rings the next day', 'un rock qui sonne encore le lendemain'],
  ],
  12: [
    ['old rhythms through new amplifiers', 'de vieux rythmes dans des amplis neufs'],
    ['dance music from three shores', 'une musique à danser venue de trois rives'],
  ],
  13: [
    ['chanson with a crooked smile', 'une chanson au sourire en coin'],
    ['portraits in three minutes', 'des portraits en trois minutes'],
  ],
  14: [
    ['deep roots reggae and wide dubs', 'un reggae roots et des dubs immenses'],
    ['horns, echo and heavy bass', 'des cuivres, de l’écho et une basse lourde'],
  ],
  15: [
    ['chamber music without ceremony', 'une musique de chambre sans cérémonie'],
    ['quiet pieces for small halls', 'des pièces calmes pour petites salles'],
  ],
  16: [
    ['music that fits no shelf', 'une musique qui n’entre dans aucun bac'],
    ['found sounds and lost pianos', 'des sons trouvés et des pianos perdus'],
  ],
  17: [
    ['disco played by human hands', 'un disco joué par des mains humaines'],
    ['strings, handclaps and long nights', 'des cordes, des claquements de mains et de longues nuits'],
  ],
  18: [
    ['slow, heavy, oddly tender metal', 'un métal lent, lourd et curieusement tendre'],
    ['riffs the size of furniture', 'des riffs de la taille d’une armoire'],
  ],
  20: [
    ['scores for films that were never shot', 'des musiques pour des films jamais tournés'],
    ['themes for patient cameras', 'des thèmes pour caméras patientes'],
  ],
};

/** First sentences about a label. {name} is the label. */
// prettier-ignore
export const LABEL_ORIGINS: readonly (readonly [en: string, fr: string])[] = [
  ['{name} has released records since a friend’s band could find nobody else.', '{name} publie des disques depuis le jour où le groupe d’un ami n’a trouvé personne d’autre.'],
  ['{name} is two people, one storeroom and a very good cutting engineer.', '{name}, c’est deux personnes, une réserve et un excellent graveur.'],
  ['{name} began as a radio show and kept the playlists.', '{name} est né d’une émission de radio et en a gardé les playlists.'],
  ['{name} started with a box of test pressings and a market stall.', '{name} a commencé avec un carton de test pressings et un stand au marché.'],
];

/** Second sentences about a label. */
// prettier-ignore
export const LABEL_HABITS: readonly (readonly [en: string, fr: string])[] = [
  ['Six releases a year, each pressed once and pressed well.', 'Six sorties par an, chacune pressée une fois, et bien.'],
  ['Every sleeve is printed on uncoated board by the same small workshop.', 'Chaque pochette est imprimée sur carton non couché, par le même petit atelier.'],
  ['The colours of the discs are chosen by the artists, who never agree.', 'Les couleurs des disques sont choisies par les artistes, qui ne sont jamais d’accord.'],
];
