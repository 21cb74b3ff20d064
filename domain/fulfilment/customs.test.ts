import { expect, it } from 'vitest';
import {
  CUSTOMS_SEED,
  findCustomsCode,
  type CustomsCodeRow,
  groupDeclaredGoods,
  isCustomsCodeRequired,
  formatCustomsCode,
} from './customs.ts';

const american: CustomsCodeRow = { goods: 'record', destination: 'country', country_id: 'US', code: '8523 80 10 00' };
const german: CustomsCodeRow = { ...american, country_id: 'DE', code: '8523 80 90 000' };
const rows = [...CUSTOMS_SEED, american, german];

it('groups goods by type, with the code of the destination', () => {
  const lines = [
    { category: 'vinyl', quantity: 1 },
    { category: 'hoodie', quantity: 1 },
    { category: 'bundle', quantity: 2 },
    { category: 't-shirt', quantity: 3 },
    { category: 'merch', quantity: 4 },
  ] as const;
  expect(groupDeclaredGoods(lines, 'US', rows)).toEqual([
    { goods: 'record', code: '8523 80 10 00', copies: 3 },
    { goods: 'hoodie', code: '6110 20', copies: 1 },
    { goods: 't-shirt', code: '6109 10', copies: 3 },
    { goods: 'other', code: undefined, copies: 4 },
  ]);
});

it('prefers the code of a country to that of the EU, and both to that of the world', () => {
  const codes = ['US', 'DE', 'FR', 'GR', 'GB', 'JP'].map((country) => findCustomsCode(rows, 'record', country));
  const [eu, world] = ['8523 80 90', '8523 80'];
  expect(codes).toEqual(['8523 80 10 00', '8523 80 90 000', eu, eu, world, world]);
  expect(findCustomsCode(rows, 'cd', 'FR')).toBe('8523 49');
  expect(findCustomsCode([american], 'record', 'JP')).toBeUndefined();
});

it('formats codes in groups', () => {
  const typed = ['852380', '8523.80.90', '8523 80 9000', '8523.80-100', '8523801'];
  expect(typed.map(formatCustomsCode)).toEqual(['8523 80', '8523 80 90', '8523 80 90 00', '8523 80 100', '8523 801']);
});

it('the world codes of goods with a heading are required', () => {
  expect(CUSTOMS_SEED.filter(isCustomsCodeRequired).map(({ goods }) => goods)).toEqual([
    'record',
    'cd',
    'tape',
    't-shirt',
    'hoodie',
  ]);
  expect(isCustomsCodeRequired({ goods: 'other', destination: 'world' })).toBe(false);
});
