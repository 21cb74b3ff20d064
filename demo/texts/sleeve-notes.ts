import { escape } from 'es-toolkit';
import type { Genre, ProjectCategory } from '#generated/enums.ts';
import type { Random } from '#server/core/media/random.ts';
import { ASIDES, PRESSINGS, SESSIONS, SOUNDS } from './words/notes.ts';

const writeParagraph = (text: string): string => (text === '' ? '' : `<p>${escape(text)}</p>`);

/** Writes two to four sentences about a record in English and French, as HTML. */
export function writeSleeveNotes(
  rng: Random,
  title: string,
  artist: string,
  genre: Genre,
  category: ProjectCategory,
): { en: string; fr: string } {
  const [soundEn, soundFr] = rng.pick(SOUNDS[genre]);
  const sentences: (readonly [en: string, fr: string])[] = [
    [`“${title}”: ${soundEn}.`, `« ${title} » : ${soundFr}.`],
    rng.pick(SESSIONS),
  ];
  if (rng.chance(0.5)) sentences.push(rng.pick(ASIDES));
  // only vinyl has lacquers and inner sleeves
  if (category === 'vinyl' && rng.chance(0.65)) sentences.push(rng.pick(PRESSINGS));
  const joinSentences = (part: typeof sentences, language: 0 | 1) =>
    part.map((sentence) => sentence[language].replaceAll('{artist}', artist)).join(' ');
  const writeText = (language: 0 | 1) =>
    writeParagraph(joinSentences(sentences.slice(0, 2), language)) +
    writeParagraph(joinSentences(sentences.slice(2), language));
  return { en: writeText(0), fr: writeText(1) };
}

const GOODS: Readonly<Record<string, readonly (readonly [en: string, fr: string])[]>> = {
  't-shirt': [
    [
      'Heavy organic cotton, printed by hand in water-based inks. Cut straight, true to size.',
      'Coton bio épais, imprimé à la main à l’encre à l’eau. Coupe droite, taille normalement.',
    ],
    [
      'Ring-spun cotton, 180 grams, with the sleeve on the chest. Wash it inside out and it will outlive the tour.',
      'Coton peigné de 180 grammes, la pochette sur la poitrine. Lavé à l’envers, il survivra à la tournée.',
    ],
  ],
  hoodie: [
    [
      'Brushed inside, double-stitched, with the sleeve on the chest. Warm enough for a load-in.',
      'Intérieur gratté, doubles coutures, la pochette sur la poitrine. Assez chaud pour décharger le camion.',
    ],
    [
      'Thick fleece, deep pocket, a hood that really closes. Made in Portugal, printed in town.',
      'Molleton épais, poche profonde, capuche qui ferme vraiment. Cousu au Portugal, imprimé en ville.',
    ],
  ],
  merch: [
    [
      'Made in small numbers by people we know. Sent flat and well padded.',
      'Fabriqué en petite série par des gens que nous connaissons. Envoyé à plat et bien protégé.',
    ],
    [
      'Printed a few streets away and signed on request. When they are gone, they are gone.',
      'Imprimé à quelques rues d’ici, signé sur demande. Quand il n’y en a plus, il n’y en a plus.',
    ],
  ],
  accessory: [
    [
      'What a record needs to sound as it did on the day it was pressed.',
      'Ce qu’il faut à un disque pour sonner comme au jour de son pressage.',
    ],
    [
      'Used every day behind our own counter. Your records will thank you.',
      'Utilisé chaque jour derrière notre comptoir. Vos disques vous remercieront.',
    ],
  ],
};

/** Writes the description of merch and accessories, as HTML. */
export function writeGoodsNotes(rng: Random, category: ProjectCategory): { en: string; fr: string } {
  const [en, fr] = rng.pick(GOODS[category] ?? GOODS.merch ?? [['', '']]);
  return { en: writeParagraph(en), fr: writeParagraph(fr) };
}
