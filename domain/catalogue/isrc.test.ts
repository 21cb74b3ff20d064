import { expect, test } from 'vitest';
import { parseIsrc } from './isrc.ts';

test.each([
  ['FR-Z03-98-00212', 'FRZ039800212'],
  ['usrc17607839', 'USRC17607839'],
  ['FRZ03980021', undefined],
  ['FRZ0398002123', undefined],
  ['1RZ039800212', undefined],
  ['FRZ03980O212', undefined],
])('%s is read as %s', (text, code) => {
  expect(parseIsrc(text)).toBe(code);
});
