import type { Country, CustomsDestination, Goods, ProjectCategory } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';

/** The customs code of a type of goods for a destination. */
export interface CustomsCodeRow {
  readonly goods: Goods;
  readonly destination: CustomsDestination;
  /** set for codes of one country; null for those of the European Union or the world */
  readonly country_id: Country | null;
  /** formatted by `formatCustomsCode` */
  readonly code: string;
}

/** Types of goods by category. */
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

/** Headings of the Harmonised System; other merchandise has no common one. */
const HEADINGS: Readonly<Record<Exclude<Goods, 'other'>, string>> = {
  record: '8523 80',
  cd: '8523 49',
  tape: '8523 29',
  't-shirt': '6109 10',
  hoodie: '6110 20',
};

const goodsWithHeading = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

/** Initial rows of the database (trade facts: recorded discs are 8523 80, in the EU 8523 80 90); staff can edit them. */
export const CUSTOMS_SEED: readonly CustomsCodeRow[] = [
  ...goodsWithHeading.map((goods) => ({
    goods,
    destination: 'world' as const,
    country_id: null,
    code: HEADINGS[goods],
  })),
  { goods: 'record', destination: 'eu', country_id: null, code: '8523 80 90' },
];

/** Whether a code cannot be deleted because it is the default of its goods. */
export function isCustomsCodeRequired({ goods, destination }: Pick<CustomsCodeRow, 'goods' | 'destination'>): boolean {
  return destination === 'world' && goods in HEADINGS;
}

/** Formats a code in groups: 8523809000 and 8523.80.90-00 become 8523 80 90 00. */
export function formatCustomsCode(code: string): string {
  const digits = code.replace(/\D/g, '');
  return (digits.match(/^\d{4}|\d{2}(?!\d$)|\d+/g) ?? []).join(' ');
}

/** The digits of a formatted code. */
export function toDigits(code: string): string {
  return code.replaceAll(' ', '');
}

/** Finds the code of goods for a country: its own, else within the EU that of the EU, else that of the world. */
export function findCustomsCode(rows: readonly CustomsCodeRow[], goods: Goods, country: string): string | undefined {
  const findCode = (matches: (row: CustomsCodeRow) => boolean) =>
    rows.find((row) => row.goods === goods && matches(row))?.code;
  return (
    findCode(({ country_id }) => country_id === country) ??
    (isEuCountry(country) ? findCode(({ destination }) => destination === 'eu') : undefined) ??
    findCode(({ destination }) => destination === 'world')
  );
}

/** A type of goods in a parcel with its number of copies. */
export interface DeclaredGoods {
  readonly goods: Goods;
  readonly code: string | undefined;
  readonly copies: number;
}

/** Groups the lines of a parcel by type of goods, in the order of the lines, with their customs codes in a country. */
export function groupDeclaredGoods(
  lines: readonly { category: ProjectCategory; quantity: number }[],
  country: string,
  rows: readonly CustomsCodeRow[],
): DeclaredGoods[] {
  return [...Map.groupBy(lines, ({ category }) => GOODS[category]).entries()].map(([goods, goodsLines]) => ({
    goods,
    code: findCustomsCode(rows, goods, country),
    copies: goodsLines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
