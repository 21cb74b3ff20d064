import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, QuoteEffect, RateImportPreview, VatRate } from '#generated/schemas.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { startQuotes, type SampleQuotes } from '#server/modules/pressing/quote.sample.ts';
import { quotePrices } from '#server/modules/pressing/index.ts';
import { fxRates, vatRates } from './rates.table.ts';

let shop: SampleQuotes;
beforeAll(async () => (shop = await startQuotes({ now: () => new Date('2026-11-22T10:00:00Z') })));
afterAll(() => shop.api.close());

type Answer = RateImportPreview & Problem;
const postTable = (
  table: string,
  step: 'preview' | 'import',
  text: string,
  options: object = {},
  as: 'admin' | 'team' = 'admin',
) => shop.api.call<Answer>('POST', `/admin/rates/${table}/${step}`, { as, body: { text, ...options } });

describe('a table of rates', () => {
  it('is previewed without a write, then imported', async () => {
    const text = 'country_id;rate;valid_from\nFI;26;2027-01-01\nSweden;25,5;2027-01-01\nFR;20;1970-01-01\n';
    const { status, body } = await postTable('vat-rates', 'preview', text);
    expect([status, body]).toMatchObject([200, { added: 2, changed: 0, unchanged: 1, refused: 0 }]);
    expect(body.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'added'],
      [3, 'added'],
      [4, 'unchanged'],
    ]);
    expect(await shop.api.db.select().from(vatRates).where(eq(vatRates.valid_from, '2027-01-01'))).toEqual([]);
    expect((await postTable('vat-rates', 'import', text)).body).toMatchObject({ added: 2 });
    const rows = await shop.api.db.select().from(vatRates).where(eq(vatRates.valid_from, '2027-01-01'));
    expect(rows.map(({ country_id, rate }) => [country_id, rate]).sort()).toEqual([
      ['FI', 26],
      ['SE', 25.5],
    ]);
    const history = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.operation, 'adminImportRates'));
    expect(history).toHaveLength(2);
    const secondImport = await postTable('vat-rates', 'import', text.replace('26', '26.5'));
    expect(secondImport.body).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
  });

  it('reports the errors of each row and is imported completely or not at all', async () => {
    const text = [
      'currency,rate,day',
      ...['USD,1.2,2026-01-01', 'EUR,2,2027-01-01', 'GBP,none,2027-01-01', 'XXX,2,2027-01-01'],
      ...['AUD,1.8,2027-01-01', 'AUD,1.9,2027-01-01'],
    ].join('\n');
    const { body } = await postTable('fx-rates', 'preview', text);
    expect(body.rows.map(({ outcome, errors }) => [outcome, errors?.[0]?.path, errors?.[0]?.code])).toEqual([
      ['refused', 'day', 'day_is_over'],
      ['refused', 'currency', 'euro_is_one'],
      ['refused', 'rate', 'input_must_number'],
      ['refused', 'currency', 'input_not_allowed'],
      ['added', undefined, undefined],
      ['refused', 'currency', 'row_twice'],
    ]);
    const refusedImport = await postTable('fx-rates', 'import', text);
    expect([refusedImport.status, refusedImport.body.code]).toEqual([409, 'rows_refused']);
    const readRates = () => shop.api.db.select().from(fxRates).where(eq(fxRates.day, '2027-01-01'));
    expect(await readRates()).toEqual([]);
    expect((await postTable('fx-rates', 'import', text, { skip_refused: true })).body).toMatchObject({ added: 1 });
    expect(await readRates()).toMatchObject([{ currency: 'AUD', rate: 1.8 }]);
  });

  it('cannot change current rates', async () => {
    const { body } = await postTable(
      'quote-prices',
      'preview',
      'line;option;fixed;valid_from\nlabel;standard;99;1970-01-01\n',
    );
    expect(body.rows).toMatchObject([{ outcome: 'refused', errors: [{ code: 'rate_is_in_force' }] }]);
  });

  it('accepts headings and values of an export in any language', async () => {
    const text =
      'Poste;Option;Taille;Quantité minimale;Prix fixe (€);Prix unitaire (€);Valable à partir du\nPochette;Gatefold;Toutes tailles;1;170;1,755;2027-03-01\n';
    const from = { fr: 'Valable à partir du' };
    const { body } = await postTable('quote-prices', 'import', text.replace(from.fr, 'valid_from'));
    expect(body).toMatchObject({ added: 1 });
    const [row] = await shop.api.db.select().from(quotePrices).where(eq(quotePrices.valid_from, '2027-03-01'));
    expect(row).toMatchObject({ line: 'sleeve', option: 'gatefold', size: 'any', fixed: 17_000, each: 1.755 });
  });

  it('requires its key columns and an admin', async () => {
    const { status, body } = await postTable('shipping-rates', 'preview', 'zone;price\neu;3\n');
    expect([status, body.errors]).toMatchObject([422, [{ path: 'text', code: 'columns_missing' }]]);
    expect((await postTable('vat-rates', 'preview', 'a;b\n1;2', {}, 'team')).status).toBe(403);
    expect((await postTable('limits', 'preview', 'a;b\n1;2')).status).toBe(400);
  });
});

describe('the effect of a rate on quotes', () => {
  it('lists the changed quotes before saving', async () => {
    const draft = (await shop.createDraft()).body;
    const gatefold = await shop.createSent({ sleeve: 'gatefold', email: 'two@example.com' });
    await shop.postAction(gatefold.id, 'answer', { answer: 'refused' });
    await shop.createDraft({ sleeve: 'discobag', country_id: 'DE' });
    const price = { line: 'sleeve', option: 'spine', size: 'any', quantity_from: 1, fixed: 100, each: 0.85 };
    const { body } = await shop.api.call<QuoteEffect>('POST', '/admin/quote-prices/effect', {
      ...{ as: 'admin', body: { ...price, valid_from: '2027-06-01' } },
    });
    // ten euros more, plus energy and VAT
    expect(body).toMatchObject({ count: 1, unchanged: 1 });
    expect(body.quotes).toMatchObject([{ id: draft.id, before: 2196.48, after: 2208.96, status: 'draft' }]);
    const rate: Omit<VatRate, 'id'> = { country_id: 'DE', rate: 20, valid_from: '2027-06-01' };
    const vat = await shop.api.call<QuoteEffect>('POST', '/admin/vat-rates/effect', { as: 'admin', body: rate });
    expect(vat.body).toMatchObject({ count: 1, unchanged: 1 });
    expect((await shop.read(draft.id)).total).toBe(2196.48);
  });
});
