import { expect, it } from 'vitest';
import { declaredGoods } from './customs.ts';

it('declares each kind of goods once, with its own heading', () => {
  const lines = [
    { category: 'vinyl', quantity: 1 },
    { category: 'hoodie', quantity: 1 },
    { category: 'bundle', quantity: 2 },
    { category: 'merch', quantity: 4 },
  ] as const;
  expect(declaredGoods(lines)).toEqual([
    { goods: 'record', code: '852380', copies: 3 },
    { goods: 'clothes', code: '611020', copies: 1 },
    { goods: 'other', copies: 4 },
  ]);
});
