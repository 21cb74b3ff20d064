import { expect, it } from 'vitest';
import {
  CUSTOMS_SEED,
  customsCode,
  type CustomsCodeRow,
  declaredGoods,
  isRequired,
  formatCustomsCode,
} from './customs.ts';

const american: CustomsCodeRow = { goods: 'record', destination: 'country', country_id: 'US', code: '8523 80 10 00' };
const german: CustomsCodeRow = { ...american, country_id: 'DE', code: '8523 80 90 000' };
const rows = [...CUSTOMS_SEED, american, german];

it('declares each kind of goods once, with the code of where it goes', () => {
  const lines = [
    { category: 'vinyl', quantity: 1 },
    { category: 'hoodie', quantity: 1 },
    { category: 'bundle', quantity: 2 },
    { category: 't-shirt', quantity: 3 },
    { category: 'merch', quantity: 4 },
  ] as const;
  expect(declaredGoods(lines, 'US', rows)).toEqual([
    { goods: 'record', code: '8523 80 10 00', copies: 3 },
    { goods: 'hoodie', code: '6110 20', copies: 1 },
    { goods: 't-shirt', code: '6109 10', copies: 3 },
    { goods: 'other', code: undefined, copies: 4 },
  ]);
});

it('knows a code of a country before that of the EU, and both before that of everywhere else', () => {
  const codes = ['US', 'DE', 'FR', 'GR', 'GB', 'JP'].map((country) => customsCode(rows, 'record', country));
  const [eu, world] = ['8523 80 90', '8523 80'];
  expect(codes).toEqual(['8523 80 10 00', '8523 80 90 000', eu, eu, world, world]);
  expect(customsCode(rows, 'cd', 'FR')).toBe('8523 49');
  expect(customsCode([american], 'record', 'JP')).toBeUndefined();
});

it('writes codes in groups, however they were typed', () => {
  const typed = ['852380', '8523.80.90', '8523 80 9000', '8523.80-100', '8523801'];
  expect(typed.map(formatCustomsCode)).toEqual(['8523 80', '8523 80 90', '8523 80 90 00', '8523 80 100', '8523 801']);
});

it('cannot do without what most parcels are declared with', () => {
  expect(CUSTOMS_SEED.filter(isRequired).map(({ goods }) => goods)).toEqual([
    'record',
    'cd',
    'tape',
    't-shirt',
    'hoodie',
  ]);
  expect(isRequired({ goods: 'other', destination: 'world' })).toBe(false);
});
