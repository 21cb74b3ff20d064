import { expect, test } from 'vitest';
import { fileCells, fileObjects } from './partner-file.ts';
import { map, row } from './partner-file.sample.ts';

test('columns stand in their order, with fixed texts, days and decimals as the partner writes them', () => {
  expect(fileCells(map, [row])).toEqual([['VS-103190', '20/11/2026', '24,90', 'STANDARD', 'Ring "twice"; please']]);
});

test('a call has the headings as keys, and real numbers', () => {
  expect(fileObjects(map, [row])).toEqual([
    { Order: 'VS-103190', Paid: '20/11/2026', Price: 24.9, Service: 'STANDARD', Comment: 'Ring "twice"; please' },
  ]);
});
