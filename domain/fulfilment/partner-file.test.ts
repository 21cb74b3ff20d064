import { expect, test } from 'vitest';
import { createFileCells, createFileObjects } from './partner-file.ts';
import { map, row } from './partner-file.sample.ts';

test('cells have the partner’s columns, fixed texts, dates and decimals', () => {
  expect(createFileCells(map, [row])).toEqual([
    ['VS-103190', '20/11/2026', '24,90', 'STANDARD', 'Ring "twice"; please'],
  ]);
});

test('objects have the headings as keys, and numbers as values', () => {
  expect(createFileObjects(map, [row])).toEqual([
    { Order: 'VS-103190', Paid: '20/11/2026', Price: 24.9, Service: 'STANDARD', Comment: 'Ring "twice"; please' },
  ]);
});
