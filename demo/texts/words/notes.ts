import type { Genre } from '#generated/enums.ts';

/** Descriptions of a genre's sound for sleeve notes, in English and French. Each follows the title and a colon. */
// prettier-ignore
export const SOUNDS: Readonly<Record<Genre, readonly (readonly [en: string, fr: string])[]>> = {
  1: [
    ['a record of patient machines and warm tape', 'un disque de machines patientes et de bandes chaudes'],
    ['late-night electronics with dust in the grooves', 'de l’électronique de fin de nuit, un peu de poussière dans les sillons'],
    ['drum machines that learned to breathe', 'des boîtes à rythmes qui ont appris à respirer'],
    ['eight tracks for empty motorways', 'huit titres pour autoroutes vides'],
    ['club music with its coat still on', 'de la musique de club qui a gardé son manteau'],
  ],
  2: [
    ['pedal steel, long roads and no hurry', 'de la pedal steel, de longues routes et aucune hâte'],
    ['plain-spoken country played close to the microphone', 'une country sans détour, jouée tout près du micro'],
    ['twelve songs about leaving and one about coming back', 'douze chansons sur le départ et une sur le retour'],
    ['fiddle, dust and a good deal of patience', 'du violon, de la poussière et beaucoup de patience'],
    ['a border-town record with its boots off', 'un disque de ville-frontière, bottes enlevées'],
  ],
  3: [
    ['slow-burning blues cut live in a single room', 'un blues à combustion lente, gravé d’une traite dans une seule pièce'],
    ['bottleneck guitar and a voice with weather in it', 'une guitare slide et une voix pleine d’intempéries'],
    ['three chords, told as if for the first time', 'trois accords, racontés comme la première fois'],
    ['a shuffle that never once looks at its watch', 'un shuffle qui ne regarde jamais sa montre'],
    ['harmonica, rain and an honest amplifier', 'de l’harmonica, de la pluie et un ampli honnête'],
  ],
  4: [
    ['folk songs with the windows left open', 'des chansons folk, fenêtres ouvertes'],
    ['fingerpicked, close-miked and quietly stubborn', 'joué aux doigts, capté de près, doucement têtu'],
    ['old tunings and new troubles', 'de vieux accordages et des soucis neufs'],
    ['a kitchen-table record in the best sense', 'un disque de table de cuisine, au meilleur sens'],
    ['ballads that walk home by the river', 'des ballades qui rentrent par la rivière'],
  ],
  5: [
    ['bass lines that refuse to sit down', 'des lignes de basse qui refusent de s’asseoir'],
    ['tight horns, loose shoulders', 'des cuivres serrés, des épaules souples'],
    ['a rhythm section with one mind and eight elbows', 'une section rythmique à une tête et huit coudes'],
    ['clavinet, cowbell and no excuses', 'du clavinet, une cloche et aucune excuse'],
    ['party music made by very serious people', 'une musique de fête faite par des gens très sérieux'],
  ],
  6: [
    ['crate-dug loops and verses that take their time', 'des boucles dénichées en bac et des couplets qui prennent leur temps'],
    ['boom-bap with a neighbourhood in every bar', 'un boom-bap qui met un quartier dans chaque mesure'],
    ['dusty drums and sentences worth rewinding', 'des batteries poussiéreuses et des phrases à rembobiner'],
    ['a night walk told in sixteen verses', 'une marche de nuit racontée en seize couplets'],
    ['bass for the back seat, words for the front', 'des basses pour la banquette arrière, des mots pour l’avant'],
  ],
  7: [
    ['a small group listening hard to each other', 'un petit groupe qui s’écoute vraiment'],
    ['modal jazz recorded after midnight', 'un jazz modal enregistré après minuit'],
    ['a quartet that knows when not to play', 'un quartet qui sait quand ne pas jouer'],
    ['standards-to-be, played without notes', 'de futurs standards, joués sans partitions'],
    ['a saxophone thinking aloud', 'un saxophone qui pense à voix haute'],
  ],
  8: [
    ['pop that hides its cleverness behind a chorus', 'une pop qui cache sa malice derrière un refrain'],
    ['ten bright songs about difficult weeks', 'dix chansons lumineuses sur des semaines difficiles'],
    ['choruses one hums in the lift', 'des refrains que l’on fredonne dans l’ascenseur'],
    ['guitar pop with clean windows', 'une pop à guitares aux vitres propres'],
    ['heartbreak with handclaps', 'du chagrin d’amour avec claquements de mains'],
  ],
  9: [
    ['slow jams with a light left on', 'des slows à la lumière tamisée'],
    ['silk on top, subs underneath', 'de la soie dessus, des basses dessous'],
    ['harmonies stacked to the ceiling', 'des harmonies empilées jusqu’au plafond'],
    ['a whispered record that plays loud', 'un disque chuchoté qui s’écoute fort'],
    ['eleven reasons to answer the telephone', 'onze raisons de répondre au téléphone'],
  ],
  10: [
    ['soul music cut to tape with the whole band in the room', 'une soul gravée sur bande, tout le groupe dans la pièce'],
    ['a voice that asks and a horn section that answers', 'une voix qui demande, une section de cuivres qui répond'],
    ['sweet strings over a stubborn groove', 'des cordes douces sur un groove obstiné'],
    ['Sunday-morning music for Friday night', 'une musique du dimanche matin pour le vendredi soir'],
    ['organ, tambourine and the truth', 'de l’orgue, un tambourin et la vérité'],
  ],
  11: [
    ['guitars tuned low and hearts worn high', 'des guitares accordées bas et le cœur haut'],
    ['rock played as if the neighbours had moved out', 'un rock joué comme si les voisins avaient déménagé'],
    ['thirty-four minutes without a ballad', 'trente-quatre minutes sans une ballade'],
    ['a garage record that outgrew its garage', 'un disque de garage devenu trop grand pour le sien'],
    ['feedback with manners', 'du larsen bien élevé'],
  ],
  12: [
    ['dance music with a passport full of stamps', 'une musique à danser au passeport bien tamponné'],
    ['old rhythms and new amplifiers', 'de vieux rythmes et des amplis neufs'],
    ['kora, brass and a very patient drummer', 'de la kora, des cuivres et un batteur très patient'],
    ['harbour music from several harbours at once', 'une musique de port, de plusieurs ports à la fois'],
    ['wedding songs for weddings that last three days', 'des chansons de noces, de celles qui durent trois jours'],
  ],
  13: [
    ['songs for small stages and large evenings', 'des chansons pour petites scènes et grandes soirées'],
    ['a chanson record with good shoes', 'un disque de chanson bien chaussé'],
    ['twelve portraits of people one nearly knows', 'douze portraits de gens que l’on connaît presque'],
    ['a grand piano and a crooked smile', 'un piano à queue et un sourire en coin'],
    ['words first, then a small orchestra', 'les mots d’abord, puis un petit orchestre'],
  ],
  14: [
    ['deep roots, wide echo', 'des racines profondes et un écho large'],
    ['heavyweight bass with the doors open', 'une basse poids lourd, portes ouvertes'],
    ['one-drop rhythms and long shadows', 'des rythmes one-drop et de longues ombres'],
    ['a dub plate that escaped into the daylight', 'un dubplate échappé en plein jour'],
    ['horns in the sun, bass in the cellar', 'les cuivres au soleil, la basse à la cave'],
  ],
  15: [
    ['chamber music for people who say they do not like it', 'de la musique de chambre pour ceux qui disent ne pas l’aimer'],
    ['strings recorded in a chapel with bad heating', 'des cordes enregistrées dans une chapelle mal chauffée'],
    ['a string quartet with the windows open on the square', 'un quatuor, fenêtres ouvertes sur la place'],
    ['piano music that leaves room for the rain', 'une musique de piano qui laisse sa place à la pluie'],
    ['three centuries of slow movements', 'trois siècles de mouvements lents'],
  ],
  16: [
    ['hard to file and easy to love', 'difficile à classer, facile à aimer'],
    ['an album that keeps its own time', 'un album qui suit sa propre horloge'],
    ['found sounds, lost pianos', 'des sons trouvés, des pianos perdus'],
    ['music for a museum after hours', 'une musique pour musée fermé'],
    ['half radio play, half lullaby', 'moitié pièce radiophonique, moitié berceuse'],
  ],
  17: [
    ['mirror-ball music with a serious bass player', 'une musique de boule à facettes avec un bassiste sérieux'],
    ['strings, handclaps and a very long night', 'des cordes, des claquements de mains et une très longue nuit'],
    ['a four-on-the-floor love letter', 'une lettre d’amour sur quatre temps'],
    ['hi-hats, heartbreak and high heels', 'des charleys, du chagrin et des talons hauts'],
    ['the long versions, at last together', 'les versions longues, enfin réunies'],
  ],
  18: [
    ['slow, heavy and oddly tender', 'lent, lourd et curieusement tendre'],
    ['riffs the size of furniture', 'des riffs de la taille d’une armoire'],
    ['a cathedral built of amplifiers', 'une cathédrale bâtie en amplis'],
    ['black metal with mud on its shoes', 'un black metal aux chaussures boueuses'],
    ['seven songs, none of them short', 'sept titres, aucun court'],
  ],
  20: [
    ['the score of a film you may have dreamt', 'la musique d’un film que vous avez peut-être rêvé'],
    ['themes for cameras that never hurry', 'des thèmes pour des caméras jamais pressées'],
    ['strings for an empty railway station', 'des cordes pour une gare déserte'],
    ['cues for a thriller in which it always snows', 'des thèmes pour un polar où il neige toujours'],
    ['the sea, scored for eleven players', 'la mer, orchestrée pour onze musiciens'],
  ],
};

/** Circumstances of the recording. */
// prettier-ignore
export const SESSIONS: readonly (readonly [en: string, fr: string])[] = [
  ['Recorded in nine days in a former cannery, with the doors open whenever it did not rain.', 'Enregistré en neuf jours dans une ancienne conserverie, portes ouvertes dès qu’il ne pleuvait pas.'],
  ['Cut straight to two-inch tape, one take a song, no headphones.', 'Gravé directement sur bande deux pouces, une prise par titre, sans casque.'],
  ['Written on the night train and finished in a borrowed flat.', 'Écrit dans le train de nuit et terminé dans un appartement prêté.'],
  ['Made over two winters in a barn with one good microphone.', 'Fait en deux hivers dans une grange, avec un seul bon micro.'],
  ['Tracked live at a village hall after the last bus had gone.', 'Capté en direct dans une salle des fêtes, après le dernier bus.'],
  ['Assembled from four years of notebooks and one very good week.', 'Assemblé à partir de quatre ans de carnets et d’une très bonne semaine.'],
  ['Mixed on a desk older than anyone in the band.', 'Mixé sur une console plus âgée que tous les membres du groupe.'],
  ['Recorded between tours, mostly before breakfast.', 'Enregistré entre deux tournées, le plus souvent avant le petit-déjeuner.'],
  ['Played by friends, neighbours and a retired brass teacher.', 'Joué par des amis, des voisins et un professeur de cuivres à la retraite.'],
  ['Begun as a live set, rebuilt in the studio, kept rough on purpose.', 'Né sur scène, rebâti en studio, laissé rugueux exprès.'],
  ['Recorded on an island with one ferry a day, which concentrates the mind.', 'Enregistré sur une île desservie par un ferry par jour : on se concentre.'],
  ['The first takes were thrown away; the second ones are here.', 'Les premières prises ont été jetées ; voici les secondes.'],
  ['Sung in the stairwell, because the stairwell sounded better.', 'Chanté dans la cage d’escalier, parce qu’elle sonnait mieux.'],
  ['Three sessions, two cities, one broken van.', 'Trois séances, deux villes, une camionnette en panne.'],
  ['Produced by nobody in particular and all the better for it.', 'Produit par personne en particulier, et c’est tant mieux.'],
  ['Every instrument was borrowed and, with one exception, returned.', 'Tous les instruments ont été empruntés et, sauf un, rendus.'],
  ['Cut in a chapel between two services, with the organ still warm.', 'Gravé dans une chapelle entre deux offices, l’orgue encore chaud.'],
  ['Written in a month of rain and recorded in a week of sun.', 'Écrit pendant un mois de pluie et enregistré en une semaine de soleil.'],
  ['The tapes slept in a cupboard for eleven years before anyone pressed play.', 'Les bandes ont dormi onze ans dans un placard avant qu’on n’appuie sur lecture.'],
  ['Arranged for the people who happened to be in the room.', 'Arrangé pour ceux qui se trouvaient dans la pièce.'],
  ['Rehearsed in secret, recorded in public.', 'Répété en secret, enregistré en public.'],
  ['Half of it was improvised, and nobody remembers which half.', 'La moitié est improvisée, et plus personne ne sait laquelle.'],
  ['Built around a piano nobody had the heart to tune.', 'Bâti autour d’un piano que personne n’a eu le cœur d’accorder.'],
  ['Tracked at night, when the trams stop shaking the floor.', 'Capté de nuit, quand les trams cessent de faire trembler le plancher.'],
];

/** Kinds of pressing and printing. */
// prettier-ignore
export const PRESSINGS: readonly (readonly [en: string, fr: string])[] = [
  ['Mastered at half speed and pressed on 180 gram vinyl.', 'Masterisé à mi-vitesse et pressé en 180 grammes.'],
  ['Comes with a printed inner sleeve and a download code.', 'Avec pochette intérieure imprimée et code de téléchargement.'],
  ['First pressing of 500 copies, numbered by hand.', 'Premier tirage de 500 exemplaires, numérotés à la main.'],
  ['Includes a fold-out poster with the lyrics.', 'Comprend un poster dépliant avec les paroles.'],
  ['Cut quiet and deep, for people who sit down to listen.', 'Gravé profond et silencieux, pour ceux qui s’assoient pour écouter.'],
  ['Sleeve printed on uncoated board, which ages well.', 'Pochette imprimée sur carton non couché, qui vieillit bien.'],
  ['Lacquers cut by ear, test pressings approved at the third attempt.', 'Laques gravées à l’oreille, tests validés au troisième essai.'],
  ['Comes in a heavy board sleeve with a sticker you will want to keep.', 'Sous pochette cartonnée épaisse, avec un autocollant à garder.'],
  ['Pressed in small runs; no two discs come out quite alike.', 'Pressé en petites séries : aucun disque n’est tout à fait pareil.'],
  ['The inner sleeve holds a long letter from the drummer.', 'La pochette intérieure contient une longue lettre du batteur.'],
  ['Out of print for years, now from the original tapes.', 'Épuisé depuis des années, désormais d’après les bandes d’origine.'],
  ['Polylined inners, flat discs, quiet centres: we checked.', 'Sous-pochettes doublées, disques plats, centres silencieux : nous avons vérifié.'],
  ['A booklet of photographs lies inside.', 'Un livret de photographies est glissé à l’intérieur.'],
  ['Play it once before lending it to anybody.', 'À écouter une fois avant de le prêter à quiconque.'],
];

/** Remarks; {artist} is the name. */
// prettier-ignore
export const ASIDES: readonly (readonly [en: string, fr: string])[] = [
  ['{artist} calls it the record that was meant to come first.', '{artist} en parle comme du disque qui aurait dû venir en premier.'],
  ['Start with side B.', 'Commencez par la face B.'],
  ['It is the third record by {artist}, and the first one recorded standing up.', 'Troisième disque pour {artist}, et le premier enregistré debout.'],
  ['We played it in the shop for a week; eleven customers asked what it was.', 'Nous l’avons passé au magasin une semaine ; onze clients ont demandé ce que c’était.'],
  ['For {artist}, it closes one door and leaves another ajar.', 'Pour {artist}, il ferme une porte et en laisse une autre entrouverte.'],
  ['It gets better after dark.', 'Il se bonifie à la nuit tombée.'],
  ['File it next to the records you never lend.', 'À ranger à côté des disques que l’on ne prête pas.'],
  ['The last track alone is worth the walk to the letterbox.', 'Le dernier titre vaut à lui seul le trajet jusqu’à la boîte aux lettres.'],
  ['{artist} has rarely sounded so sure of what to leave out.', '{artist} a rarement su aussi bien quoi laisser de côté.'],
  ['Nobody in the shop agrees on the best song, which is a good sign.', 'Personne ici n’est d’accord sur la meilleure chanson : c’est bon signe.'],
];
