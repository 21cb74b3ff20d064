import type { Country, CustomsDestination, Goods, ProjectCategory } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';

/** The code of a kind of goods in the tariff of a destination. */
export interface CustomsCodeRow {
  readonly goods: Goods;
  readonly destination: CustomsDestination;
  /** whose own code it is; null where it is of the European Union or of everywhere else */
  readonly country_id: Country | null;
  /** as `formatCustomsCode` has it */
  readonly code: string;
}

/** What is sold, as the customs tell it apart. */
const GOODS: Readonly<Record<ProjectCategory, Goods>> = {
  vinyl: 'record',
  bundle: 'record',
  project: 'record',
  cd: 'cd',
  tape: 'tape',
  't-shirt': 't-shirt',
  hoodie: 'hoodie',
  merch: 'other',
  accessory: 'other',
};

/** Headings of the Harmonised System; merchandise of any kind has none that would be true of all. */
const HEADINGS: Readonly<Record<Exclude<Goods, 'other'>, string>> = {
  record: '8523 80',
  cd: '8523 49',
  tape: '8523 29',
  't-shirt': '6109 10',
  hoodie: '6110 20',
};

const goodsWithHeading = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

/** What the database starts with (trade facts: recorded discs are 8523 80, in the EU 8523 80 90); staff edit it. */
export const CUSTOMS_SEED: readonly CustomsCodeRow[] = [
  ...goodsWithHeading.map((goods) => ({
    goods,
    destination: 'world' as const,
    country_id: null,
    code: HEADINGS[goods],
  })),
  { goods: 'record', destination: 'eu', country_id: null, code: '8523 80 90' },
];

/** Whether a code is what parcels to most countries are declared with, so that it cannot be done without. */
export function isRequired({ goods, destination }: Pick<CustomsCodeRow, 'goods' | 'destination'>): boolean {
  return destination === 'world' && goods in HEADINGS;
}

/** A code as tariffs write it, in groups: 8523809000 and 8523.80.90-00 are 8523 80 90 00. */
export function formatCustomsCode(code: string): string {
  const digits = code.replace(/\D/g, '');
  return (digits.match(/^\d{4}|\d{2}(?!\d$)|\d+/g) ?? []).join(' ');
}

/** A code as files of data have it, in digits alone. */
export function toDigits(code: string): string {
  return code.replaceAll(' ', '');
}

/** The code of goods in a country: its own, else in the EU that of the EU, else that of everywhere else. */
export function customsCode(rows: readonly CustomsCodeRow[], goods: Goods, country: string): string | undefined {
  const codeOf = (matches: (row: CustomsCodeRow) => boolean) =>
    rows.find((row) => row.goods === goods && matches(row))?.code;
  return (
    codeOf(({ country_id }) => country_id === country) ??
    (isEuCountry(country) ? codeOf(({ destination }) => destination === 'eu') : undefined) ??
    codeOf(({ destination }) => destination === 'world')
  );
}

/** A kind of goods in a parcel, and how many copies there are of it. */
export interface DeclaredGoods {
  readonly goods: Goods;
  readonly code: string | undefined;
  readonly copies: number;
}

/** What a parcel's lines are to the customs of a country, each kind once, in the order of the lines. */
export function declaredGoods(
  lines: readonly { category: ProjectCategory; quantity: number }[],
  country: string,
  rows: readonly CustomsCodeRow[],
): DeclaredGoods[] {
  return [...Map.groupBy(lines, ({ category }) => GOODS[category]).entries()].map(([goods, own]) => ({
    goods,
    code: customsCode(rows, goods, country),
    copies: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
