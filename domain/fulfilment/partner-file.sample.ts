import type { PartnerMap } from '#generated/schemas.ts';
import type { FileFacts } from './partner-file.ts';

/** A mapping with a column of each kind. */
export const map: PartnerMap = {
  separator: 'semicolon',
  encoding: 'utf8',
  decimal: 'comma',
  dates: 'day_first',
  rows: 'line',
  columns: [
    { heading: 'Order', field: 'order_number' },
    { heading: 'Paid', field: 'order_date' },
    { heading: 'Price', field: 'price' },
    { heading: 'Service', text: 'STANDARD' },
    { heading: 'Comment', field: 'comment' },
  ],
};
/** A text as a fact of a line. */
export const text = (value: string) => ({ kind: 'text', value }) as const;
/** A line whose comment must be quoted. */
export const row: FileFacts = {
  order_number: text('VS-103190'),
  order_date: { kind: 'day', value: '2026-11-20' },
  price: { kind: 'number', value: 24.9, decimals: 2 },
  comment: text('Ring "twice";\nplease'),
};
