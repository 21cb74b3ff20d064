import { expect, it } from 'vitest';
import { getUniqueHeadings } from './headings.ts';

it('empty and repeated headings get their column number', () => {
  expect(getUniqueHeadings(['Order', '', 'Order', 'Carrier'])).toEqual(['Order', '#2', 'Order (#3)', 'Carrier']);
});
