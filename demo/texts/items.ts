import { Size, VinylColor, type ProjectCategory, type ProjectType } from '#generated/enums.ts';
import { computeEanCheckDigit } from '#domain/catalogue/ean.ts';
import type { Random } from '#server/core/media/random.ts';

export interface DemoItem {
  name: string;
  color: VinylColor | null;
  size: Size | null;
  width_cm: number | null;
  length_cm: number | null;
  /** In euro cents. */
  price: number;
  stock: number;
  barcode: string;
  weight: number;
}

const PRICES: Readonly<Record<ProjectCategory, readonly number[]>> = {
  vinyl: [2190, 2390, 2490, 2690, 2890, 3290, 3490],
  cd: [1190, 1290, 1490],
  tape: [890, 990, 1190],
  bundle: [3990, 4490, 5290],
  project: [2490, 2990],
  't-shirt': [2200, 2500, 2800],
  hoodie: [4900, 5500, 5900],
  merch: [800, 1200, 1500, 2000],
  accessory: [690, 1190, 1490, 2490],
};

/** Grams with packing. */
const WEIGHTS: Readonly<Record<ProjectCategory, number>> = {
  vinyl: 350,
  cd: 120,
  tape: 90,
  bundle: 750,
  project: 350,
  't-shirt': 220,
  hoodie: 620,
  merch: 250,
  accessory: 400,
};

/** Surcharge of a second disc. */
const SECOND_DISC = { price: 900, weight: 190 } as const;

/** EAN-13 in a range reserved for demo goods, 377 for cartons. */
export function createEan(index: number, variant = 0, range: 376 | 377 = 376): string {
  const digits = `${range}${String(index * 10 + variant).padStart(9, '0')}`;
  return `${digits}${computeEanCheckDigit(digits)}`;
}

export interface Pressing {
  /** Available colours; pictures show the first. */
  variants: readonly VinylColor[];
  discs: 1 | 2;
}

/** Picks the colours: black, black and a colour, one colour, a choice of colours, or a picture disc. */
export function createPressing(rng: Random): Pressing {
  const colored = VinylColor.values.filter((name) => name !== 'black' && VinylColor.data[name].kind !== 'picture');
  const variants = rng.weighted<() => VinylColor[]>([
    [() => ['black'], 36],
    [() => [rng.pick(colored), 'black'], 26],
    [() => [rng.pick(colored)], 24],
    [() => rng.sample(colored, rng.int(2, 3)), 11],
    [() => ['picture_disc'], 3],
  ])();
  return { variants, discs: rng.chance(0.14) && variants[0] !== 'picture_disc' ? 2 : 1 };
}

const toWords = (name: string) => name.replaceAll('_', ' ');
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Variants {
  category: ProjectCategory;
  type: ProjectType;
  pressing: Pressing | undefined;
  /** Name of the cloth's colour. */
  cloth: string;
}

/** Items of the `index`-th project. */
export function createDemoItems(rng: Random, index: number, { category, type, pressing, cloth }: Variants): DemoItem[] {
  const isDouble = pressing?.discs === 2;
  const price = rng.pick(PRICES[category]) + (isDouble ? SECOND_DISC.price : 0);
  const weight = WEIGHTS[category] + (isDouble ? SECOND_DISC.weight : 0);
  const create = (variant: number, name: string, overrides: Partial<DemoItem> = {}): DemoItem => ({
    name,
    color: null,
    size: null,
    width_cm: null,
    length_cm: null,
    price,
    stock: pickStock(rng, type),
    barcode: createEan(index, variant),
    weight,
    ...overrides,
  });
  if (category === 't-shirt' || category === 'hoodie') {
    const sizes = Size.values.filter((size) => size !== 'XS');
    const looseness = category === 'hoodie' ? 4 : 0;
    return sizes.map((size, sizeIndex) =>
      create(sizeIndex, `${capitalise(cloth)}, ${size}`, {
        size,
        width_cm: 47 + sizeIndex * 4 + looseness,
        length_cm: 69 + sizeIndex * 3 + looseness,
      }),
    );
  }
  if (pressing) {
    const format = `${isDouble ? '2LP' : 'LP'}${category === 'bundle' ? ' + T-shirt' : ''}`;
    return pressing.variants.map((color, colorIndex) =>
      // coloured vinyl costs a little more than black
      create(colorIndex, `${capitalise(toWords(color))} ${format}`, {
        color,
        price: price + (color === 'black' ? 0 : 200),
      }),
    );
  }
  return [create(0, category === 'cd' ? 'CD' : category === 'tape' ? 'Cassette' : 'One piece')];
}

/** Pre-orders have ample stock; 7 % of other items are sold out and 13 % low. */
function pickStock(rng: Random, type: ProjectType): number {
  if (type === 'preorder' || type === 'crowdfunding') return 500;
  return rng.weighted<() => number>([
    [() => 0, 7],
    [() => rng.int(1, 5), 13],
    [() => rng.int(6, 60), 45],
    [() => rng.int(60, 240), 35],
  ])();
}
