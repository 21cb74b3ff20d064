import type { ProjectCategory } from '#generated/enums.ts';
import { ACCESSORY_OBJECTS, MERCH_OBJECTS, type MerchObject } from '#server/core/media/art/artwork.ts';
import type { Random } from '#server/core/media/random.ts';

/** Picks the object of merch and accessory projects; undefined for other types. */
export function getGoodsObject(rng: Random, category: ProjectCategory): MerchObject | undefined {
  if (category === 'merch') return rng.pick(MERCH_OBJECTS);
  return category === 'accessory' ? rng.pick(ACCESSORY_OBJECTS) : undefined;
}

/** Names of goods; {t} is the record or tour they were made for. */
const NAMES: Readonly<Record<string, string>> = {
  't-shirt': '{t} T-shirt',
  hoodie: '{t} Hoodie',
  tote: '{t} Tote Bag',
  mug: '{t} Mug',
  poster: '{t} Poster, 50 × 70 cm',
  slipmat: '{t} Slipmat',
  cap: '{t} Cap',
  pin: '{t} Pin Set',
};

/** Kinds of accessories, and their finishes with colours. */
const FINISHES: Readonly<Record<string, { kinds: readonly string[]; finishes: Readonly<Record<string, string>> }>> = {
  brush: {
    kinds: ['Carbon Fibre Brush', 'Goat Hair Brush', 'Antistatic Brush', 'Record Brush'],
    finishes: { Walnut: '#5b3d28', Beech: '#d6b48a', 'Matt Black': '#1f1f21', Cherry: '#8c4a32', Steel: '#b4b8bb' },
  },
  'inner-sleeves': {
    kinds: ['Inner Sleeves 12"', 'Inner Sleeves 10"', 'Inner Sleeves 7"', 'Polylined Sleeves 12"'],
    finishes: { 'Pack of 10': '#f6f3ec', 'Pack of 25': '#f6f3ec', 'Pack of 50': '#f6f3ec', 'Pack of 100': '#f6f3ec' },
  },
  crate: {
    kinds: ['Record Crate', 'Stacking Crate', 'Crate for 50 LPs', 'Crate for 80 LPs'],
    finishes: { Oak: '#c89a63', Pine: '#dcbb8a', Birch: '#e3cfae', Larch: '#b98655' },
  },
  adapter: {
    kinds: ['45 Adapter', '45 Adapters, Pair', '45 Adapters, Set of 5'],
    finishes: { Brass: '#c29a45', Aluminium: '#b9bdc1', Orange: '#e2662b', 'Sea Blue': '#2f7f95', Black: '#1f1f21' },
  },
};

/** Creates the name and colour of goods; accessories have a finish instead of the title of a record. */
export function createGoods(
  rng: Random,
  object: string,
  title: string,
): { name: string; cloth: string; material: string } {
  const [material, cloth] = rng.pick(MATERIALS);
  const template = NAMES[object];
  if (template) return { name: template.replace('{t}', title), cloth, material };
  const { kinds, finishes } = FINISHES[object] ?? { kinds: [object], finishes: { Plain: cloth } };
  const [finish, color] = rng.pick(Object.entries(finishes));
  return { name: `${rng.pick(kinds)}, ${finish}`, cloth: color, material: finish };
}

const MATERIALS: readonly (readonly [name: string, cloth: string])[] = [
  ['black', '#1c1b1a'],
  ['ecru', '#f3efe6'],
  ['navy', '#2f3e57'],
  ['sage', '#5d6b4f'],
  ['brick', '#7a2f2a'],
  ['mustard', '#c9962f'],
  ['grey melange', '#9a9a98'],
];
