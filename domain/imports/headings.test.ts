import { expect, it } from 'vitest';
import { getUniqueHeadings } from './headings.ts';

it('headings that are empty or come twice are told apart by their place', () => {
  expect(getUniqueHeadings(['Order', '', 'Order', 'Carrier'])).toEqual(['Order', '#2', 'Order (#3)', 'Carrier']);
});
