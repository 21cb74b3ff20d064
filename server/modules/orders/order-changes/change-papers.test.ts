// Documents of changed items list removed and added copies, each with its VAT.
import { asc, eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#generated/schemas.ts';
import { Language } from '#generated/enums/Language.ts';
import { sum } from '#domain/money.ts';
import { DEMO_ENTITY } from '#demo/invoicing/invoices.ts';
import {
  renderInvoice,
  type InvoiceRow,
  invoices,
  issueInvoices,
  readSheets,
} from '#server/modules/invoicing/index.ts';
import { testContext } from '#server/resources/exports/testing.ts';
import { legalEntity } from '#server/modules/settings/index.ts';
import { type ChangeDesk, getLines, getChangeToken, startChanges } from './order-changes.sample.ts';
import { refunds } from '#server/modules/payments/index.ts';

let desk: ChangeDesk;
beforeAll(async () => {
  desk = await startChanges();
  await desk.api.db.insert(legalEntity).values(DEMO_ENTITY);
});
afterAll(() => desk.api.close());

const createRecord = (price: number, name: string) => desk.sample.project({ name, items: [{ stock: 10, price }] });
const toAddedLine = (project: { items: number[] }, quantity = 1) => ({ item_id: project.items[0] ?? 0, quantity });

async function issueDocuments(id: number): Promise<InvoiceRow[]> {
  await issueInvoices.run({}, testContext(desk.api), { last: true });
  const rows = await desk.api.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id));
  for (const { lines, total, vat } of rows.filter(({ lines: [first] }) => first?.vat !== undefined)) {
    expect(sum(lines.map((line) => line.total))).toBe(total);
    expect(sum(lines.map((line) => line.vat ?? 0))).toBe(vat);
  }
  return rows;
}

const toSummary = ({ lines }: InvoiceRow) =>
  lines.map(({ kind, part, name, quantity, price, total, vat }) => [part, name ?? kind, quantity, price, total, vat]);

it('lists refunded and added lines in the credit note of a mixed change, in every language', async () => {
  const [dear, tape, cheap] = [
    await createRecord(3000, 'Salt & Signal'),
    await createRecord(900, 'Low Tide'),
    await createRecord(1250, 'Fjord'),
  ];
  const order = await desk.order([dear, 3], [tape, 1]);
  const [line, other] = getLines(order);
  const { body } = await desk.change(order.id, {
    lines: [
      { order_line_id: line?.id ?? 0, quantity: 1 },
      { order_line_id: other?.id ?? 0, quantity: 0 },
    ],
    added: [toAddedLine(cheap, 2)],
  });
  expect(body.refunds).toMatchObject([{ status: 'done', amount: 44, change_id: body.changes?.[0]?.id }]);
  const note = (await issueDocuments(order.id)).at(-1);
  if (!note) throw new Error('no credit note');
  expect(note).toMatchObject({ type: 'credit_note', total: -4400, vat: -733, net: -3667 });
  expect(toSummary(note)).toEqual([
    ['off', 'Salt & Signal', 2, -3000, -6000, -1000],
    ['off', 'Low Tide', 1, -900, -900, -150],
    ['on', 'Fjord', 2, 1250, 2500, 417],
  ]);
  const { body: wire } = await desk.api.call<Invoice>('GET', `/admin/invoice/${note.id}`, { as: 'team' });
  expect(wire.lines?.at(-1)).toMatchObject({ part: 'on', name: 'Fjord', price: 12.5, total: 25, vat: 4.17 });
  const [sheet] = await readSheets(desk.api.db, [note.id]);
  if (!sheet) throw new Error('no sheet');
  const WORDS = {
    en: ['Removed from the order', 'Added to the order', '-€69.00', '-€11.50', '€25.00'],
    fr: ['Retiré de la commande', 'Ajouté à la commande', '-69,00 €', '-11,50 €', '25,00 €'],
    zh: ['从订单中移除', '新增到订单', '-€69.00', '-€11.50', '€25.00'],
  };
  for (const lang of Language.values) {
    const pdf = await renderInvoice({ ...sheet, invoice: { ...sheet.invoice, lang } });
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const plain = text.replaceAll(/[   ]/g, ' ').replaceAll('−', '-');
    for (const word of [...WORDS[lang], 'Salt & Signal', 'Low Tide', 'Fjord']) expect(plain).toContain(word);
  }
});

it('lists a change refunded to two payments once, and refers to it in the other credit note', async () => {
  const [one, dear, cheap] = [
    await createRecord(2000, 'Salt & Signal'),
    await createRecord(3000, 'Fjord'),
    await createRecord(1000, 'Low Tide'),
  ];
  const order = await desk.order([one, 1]);
  const { body: offered } = await desk.change(order.id, { added: [toAddedLine(dear)] });
  await desk.payLink(getChangeToken(offered), 30);
  const [first, second] = getLines(await desk.read(order.id));
  const { body } = await desk.change(order.id, {
    lines: [first, second].map((line) => ({ order_line_id: line?.id ?? 0, quantity: 0 })),
    added: [toAddedLine(cheap)],
  });
  expect(body.refunds?.map(({ amount }) => amount).toSorted()).toEqual([10, 30]);
  const [, charged, ...notes] = await issueDocuments(order.id);
  expect(charged && toSummary(charged)).toEqual([['on', 'Fjord', 1, 3000, 3000, 500]]);
  expect(notes.map(toSummary)).toEqual([
    [
      ['off', 'Salt & Signal', 1, -2000, -2000, -333],
      ['off', 'Fjord', 1, -3000, -3000, expect.any(Number)],
      ['on', 'Low Tide', 1, 1000, 1000, 167],
      [undefined, 'elsewhere', 1, 1000, 1000, 167],
    ],
    [[undefined, 'elsewhere', 1, -1000, -1000, expect.any(Number)]],
  ]);
});

it('lists the refunded lines of an older refund without a change', async () => {
  const order = await desk.order([await createRecord(2000, 'Salt & Signal'), 2]);
  const input = { lines: [{ order_line_id: getLines(order)[0]?.id ?? 0, quantity: 1 }] };
  const { body } = await desk.change(order.id, input);
  await desk.api.db
    .update(refunds)
    .set({ change_id: null })
    .where(eq(refunds.id, body.refunds?.[0]?.id ?? 0));
  const note = (await issueDocuments(order.id)).at(-1);
  expect(note && toSummary(note)).toEqual([[undefined, 'Salt & Signal', 1, -2000, -2000, undefined]]);
});
