import { Size, VinylColor, type ProjectCategory, type ProjectType } from '#generated/enums.ts';
import { computeEanCheckDigit } from '#domain/catalogue/ean.ts';
import type { Random } from '#server/core/media/random.ts';

export interface DemoItem {
  name: string;
  color: VinylColor | null;
  size: Size | null;
  /** EUR minor. */
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

/** EAN-13 in a range kept for demo goods; cartons have one of their own. */
export function createEan(index: number, variant = 0, range: 376 | 377 = 376): string {
  const twelve = `${range}${String(index * 10 + variant).padStart(9, '0')}`;
  return `${twelve}${computeEanCheckDigit(twelve)}`;
}

export interface Pressing {
  /** Colours one can choose from; the first is the one on the pictures. */
  variants: readonly VinylColor[];
  discs: 1 | 2;
}

/** Shares: plain black only, black and a colour, one colour, a choice of colours, a picture disc. */
export function createPressing(dice: Random): Pressing {
  const colored = VinylColor.values.filter((name) => name !== 'black' && VinylColor.data[name].kind !== 'picture');
  const variants = dice.weighted<() => VinylColor[]>([
    [() => ['black'], 36],
    [() => [dice.pick(colored), 'black'], 26],
    [() => [dice.pick(colored)], 24],
    [() => dice.sample(colored, dice.int(2, 3)), 11],
    [() => ['picture_disc'], 3],
  ])();
  return { variants, discs: dice.chance(0.14) && variants[0] !== 'picture_disc' ? 2 : 1 };
}

const words = (name: string) => name.replaceAll('_', ' ');
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Variants {
  category: ProjectCategory;
  type: ProjectType;
  pressed: Pressing | undefined;
  /** Name of the cloth's colour. */
  cloth: string;
}

/** Items of the `index`-th project. */
export function createDemoItems(dice: Random, index: number, { category, type, pressed, cloth }: Variants): DemoItem[] {
  const double = pressed?.discs === 2;
  const price = dice.pick(PRICES[category]) + (double ? SECOND_DISC.price : 0);
  const weight = WEIGHTS[category] + (double ? SECOND_DISC.weight : 0);
  const item = (variant: number, name: string, rest: Partial<DemoItem> = {}): DemoItem => ({
    name,
    color: null,
    size: null,
    price,
    stock: pickStock(dice, type),
    barcode: createEan(index, variant),
    weight,
    ...rest,
  });
  if (category === 't-shirt' || category === 'hoodie') {
    const sizes = Size.values.filter((size) => size !== 'XS');
    return sizes.map((size, place) => item(place, `${capitalise(cloth)}, ${size}`, { size }));
  }
  if (pressed) {
    const format = `${double ? '2LP' : 'LP'}${category === 'bundle' ? ' + T-shirt' : ''}`;
    return pressed.variants.map((color, place) =>
      // coloured vinyl costs a little more than black
      item(place, `${capitalise(words(color))} ${format}`, { color, price: price + (color === 'black' ? 0 : 200) }),
    );
  }
  return [item(0, category === 'cd' ? 'CD' : category === 'tape' ? 'Cassette' : 'One piece')];
}

/** Pre-orders are not short of copies; of the rest some are sold out and some nearly. */
function pickStock(dice: Random, type: ProjectType): number {
  if (type === 'preorder' || type === 'crowdfunding') return 500;
  return dice.weighted<() => number>([
    [() => 0, 7],
    [() => dice.int(1, 5), 13],
    [() => dice.int(6, 60), 45],
    [() => dice.int(60, 240), 35],
  ])();
}
