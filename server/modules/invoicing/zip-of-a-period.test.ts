import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import { testContext, createExportClient, parseCsv } from '#server/resources/exports/testing.ts';
import { unzip } from '#server/resources/exports/testing-xlsx.ts';
import { issueInvoice } from './issue-invoice.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { insertOrders } from '#server/testing/rows.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => api.close());

it('contains the journal and the PDF of each document of the period only', async () => {
  const paid = { payment_status: 'paid', vat: 415, vat_rate: 20 } as const;
  const days = ['2026-09-30', '2026-10-01', '2026-10-31'];
  const ids = await insertOrders(
    api.db,
    days.map((day) => ({ ...paid, paid_at: new Date(`${day}T12:00:00Z`) })),
  );
  const documents = [];
  for (const id of ids)
    documents.push(
      await inTransaction(api.db, async (tx) => issueInvoice(tx, testContext(api), await lockOrder(tx, id))),
    );
  const [outside, ...inside] = documents.map(({ number }) => number);
  const filter = { taxed_at_gte: Date.parse('2026-09-30T22:00:00Z') / 1000 };
  const accountant = createExportClient(api, { as: 'team' });
  const created = await accountant.make({ resource: 'invoice', columns: ['number', 'total'], format: 'zip', filter });
  expect(created).toMatchObject({ status: 'done', rows_done: 2, name: expect.stringMatching(/\.zip$/) });
  const files = unzip((await accountant.fetch(created.id)).rawPayload);
  expect([...files.keys()].sort()).toEqual([...inside.map((number) => `${number}.pdf`), 'Invoices.csv'].sort());
  expect(files.get(`${inside[0]}.pdf`)?.startsWith('%PDF-1.')).toBe(true);
  const [, ...rows] = parseCsv(files.get('Invoices.csv') ?? '');
  expect(rows.map(([number]) => number).sort()).toEqual(inside);
  expect(JSON.stringify([...files])).not.toContain(`"${outside}.pdf"`);
});

it('is refused for a resource without files', async () => {
  const { status } = await createExportClient(api, { as: 'team' }).create({ resource: 'orders', format: 'zip' });
  expect(status).toBe(422);
});
