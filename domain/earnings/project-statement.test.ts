import { expect, it } from 'vitest';
import { toStatementRow, sumStatement } from './project-statement.ts';

const SALES = {
  ...{ item_id: 1, item_name: 'Black LP', sold: 3, gross: 7470, gross_vat: 1245 },
  ...{ returned: 1, refunds: 2490, refunds_vat: 415, fee: 623 },
};

it('deducts refunds, VAT and the fee from sales', () => {
  expect(toStatementRow(SALES)).toEqual({
    ...{ sold: 3, returned: 1, gross: 7470, refunds: 2490, vat: 830 },
    ...{ net: 4150, fee: 623, due: 3527 },
  });
});

it('is negative when refunds exceed sales', () => {
  const row = toStatementRow({ ...SALES, sold: 0, gross: 0, gross_vat: 0, fee: -208 });
  expect(row).toMatchObject({ net: -2075, fee: -208, due: -1867 });
});

it('is the sum of its rows', () => {
  const rows = [toStatementRow(SALES), toStatementRow({ ...SALES, gross: 3333, gross_vat: 556, fee: 78 })];
  const total = sumStatement(rows);
  expect(total.due).toBe(rows[0]!.due + rows[1]!.due);
  expect(total.fee + total.due).toBe(total.net);
  expect(sumStatement([])).toMatchObject({ sold: 0, due: 0 });
});
