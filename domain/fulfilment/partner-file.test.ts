import { expect, test } from 'vitest';
import type { PartnerMap } from '#generated/schemas.ts';
import { type FileFacts, fileCells, fileObjects } from './partner-file.ts';

const map: PartnerMap = {
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
const text = (value: string) => ({ kind: 'text', value }) as const;
const row: FileFacts = {
  order_number: text('VS-103190'),
  order_date: { kind: 'day', value: '2026-11-20' },
  price: { kind: 'number', value: 24.9, decimals: 2 },
  comment: text('Ring "twice";\nplease'),
};

test('columns stand in their order, with fixed texts, days and decimals as the partner writes them', () => {
  expect(fileCells(map, [row])).toEqual([['VS-103190', '20/11/2026', '24,90', 'STANDARD', 'Ring "twice"; please']]);
});

test('a call has the headings as keys, and real numbers', () => {
  expect(fileObjects(map, [row])).toEqual([
    { Order: 'VS-103190', Paid: '20/11/2026', Price: 24.9, Service: 'STANDARD', Comment: 'Ring "twice"; please' },
  ]);
});
