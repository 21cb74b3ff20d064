import type { OrderLine } from '#generated/schemas.ts';

/** The name of a line with its item: "Salt & Signal – Transparent red LP". */
export const formatItemName = ({ name, item_name }: Pick<OrderLine, 'name' | 'item_name'>): string =>
  [name, item_name].filter(Boolean).join(' – ');
