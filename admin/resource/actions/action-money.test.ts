import { expect, it } from 'vitest';
import { sumActionMoney } from './action-money.ts';

const MONEY = { amount: 'amount', currency: 'currency', to: 'name' };
const RECORD = { amount: 24.9, currency: 'EUR', name: 'Léa Moreau' };

it('takes the values of the form, else those of the record', () => {
  expect(sumActionMoney(MONEY, [RECORD], { amount: 10 }).sums).toEqual([{ amount: 10, currency: 'EUR' }]);
  expect(sumActionMoney(MONEY, [RECORD], { amount: null }).sums).toEqual([{ amount: 24.9, currency: 'EUR' }]);
  expect(sumActionMoney(MONEY, [RECORD], {}).to).toEqual(['Léa Moreau']);
});

it('adds up many records by currency, exactly', () => {
  const records = [RECORD, { ...RECORD, amount: 0.1 }, { ...RECORD, amount: 1500, currency: 'JPY', name: 'Mei' }];
  expect(sumActionMoney(MONEY, records, {})).toEqual({
    sums: [
      { amount: 25, currency: 'EUR' },
      { amount: 1500, currency: 'JPY' },
    ],
    to: ['Léa Moreau', 'Mei'],
  });
});

it('skips records without an amount or a known currency', () => {
  expect(sumActionMoney(MONEY, [{ currency: 'EUR' }, { amount: 3, currency: 'XXX' }], {}).sums).toEqual([]);
  expect(sumActionMoney({ amount: 'amount', currency: 'currency' }, [], { amount: 3, currency: 'EUR' })).toEqual({
    sums: [{ amount: 3, currency: 'EUR' }],
    to: [],
  });
});
