import { expect, it } from 'vitest';
import { actionMoney } from './action-money.ts';

const MONEY = { amount: 'amount', currency: 'currency', to: 'name' };
const RECORD = { amount: 24.9, currency: 'EUR', name: 'Léa Moreau' };

it('is what the form asked, else what the record has', () => {
  expect(actionMoney(MONEY, [RECORD], { amount: 10 }).sums).toEqual([{ amount: 10, currency: 'EUR' }]);
  expect(actionMoney(MONEY, [RECORD], { amount: null }).sums).toEqual([{ amount: 24.9, currency: 'EUR' }]);
  expect(actionMoney(MONEY, [RECORD], {}).to).toEqual(['Léa Moreau']);
});

it('adds up many records by currency, exactly', () => {
  const records = [RECORD, { ...RECORD, amount: 0.1 }, { ...RECORD, amount: 1500, currency: 'JPY', name: 'Mei' }];
  expect(actionMoney(MONEY, records, {})).toEqual({
    sums: [
      { amount: 25, currency: 'EUR' },
      { amount: 1500, currency: 'JPY' },
    ],
    to: ['Léa Moreau', 'Mei'],
  });
});

it('counts nothing where there is no amount or no known currency', () => {
  expect(actionMoney(MONEY, [{ currency: 'EUR' }, { amount: 3, currency: 'XXX' }], {}).sums).toEqual([]);
  expect(actionMoney({ amount: 'amount', currency: 'currency' }, [], { amount: 3, currency: 'EUR' })).toEqual({
    sums: [{ amount: 3, currency: 'EUR' }],
    to: [],
  });
});
