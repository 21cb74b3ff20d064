import type { ProjectCategory } from '#generated/enums.ts';

/** What goods are to the customs. */
export type Goods = 'record' | 'cd' | 'tape' | 'clothes' | 'other';

interface Tariff {
  readonly goods: Goods;
  /** Heading of the Harmonised System, six digits; merchandise of any kind has none that would be true of all. */
  readonly code?: string;
}

const RECORD: Tariff = { goods: 'record', code: '852380' };

/** The customs' view of what is sold (trade facts: recorded discs are 8523 80; CDs, tapes, cotton wear by the same tariff). */
const TARIFF: Readonly<Record<ProjectCategory, Tariff>> = {
  vinyl: RECORD,
  bundle: RECORD,
  project: RECORD,
  cd: { goods: 'cd', code: '852349' },
  tape: { goods: 'tape', code: '852329' },
  't-shirt': { goods: 'clothes', code: '610910' },
  hoodie: { goods: 'clothes', code: '611020' },
  merch: { goods: 'other' },
  accessory: { goods: 'other' },
};

/** A kind of goods in a parcel, and how many copies there are of it. */
export interface Declared extends Tariff {
  readonly copies: number;
}

/** What a parcel's lines are to the customs, each kind once, in the order of the lines. */
export function declaredGoods(lines: readonly { category: ProjectCategory; quantity: number }[]): Declared[] {
  return [...Map.groupBy(lines, ({ category }) => TARIFF[category]).entries()].map(([tariff, own]) => ({
    ...tariff,
    copies: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
