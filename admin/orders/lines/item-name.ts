import type { OrderLine } from '#generated/schemas.ts';

/** What tells a line from others of the same record: "Salt & Signal – Transparent red LP". */
export const itemName = ({ name, item_name }: Pick<OrderLine, 'name' | 'item_name'>): string =>
  [name, item_name].filter(Boolean).join(' – ');
