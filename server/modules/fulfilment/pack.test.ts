import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackSession, PackSessions, Problem } from '#generated/schemas.ts';
import { type PaidOrder, type SampleDispatch, startDispatch } from './dispatch.sample.ts';
import { shipments } from '#server/modules/orders/index.ts';
import type { ApiCall } from '#server/testing/start-api.ts';

const EAN = '3760123456784';
let shop: SampleDispatch;
let record: { id: number; items: number[] };
beforeAll(async () => {
  shop = await startDispatch();
  record = await shop.record(EAN);
});
afterAll(() => shop.api.close());

type Answer = PackSession & Omit<Problem, 'status' | 'title'>;
const open = (code: string, as: ApiCall['as'] = 'team', more = {}) =>
  shop.api.call<Answer>('POST', '/admin/pack', { as, body: { code, ...more } });
let keys = 0;
const sendEvent = (id: number, event: object, as: ApiCall['as'] = 'team', key = `test-key-${keys++}`) =>
  shop.api.call<Answer>('POST', `/admin/pack/${id}/events`, { as, body: { key, ...event } });
const scan = (id: number, code = EAN) => sendEvent(id, { type: 'scan', code });
const loadParcels = ({ order_id }: PaidOrder) =>
  shop.api.db.select().from(shipments).where(eq(shipments.order_id, order_id));

describe('packing', () => {
  it('counts scans, refuses them until an error is dismissed, and creates one parcel with the last scan', async () => {
    const order = await shop.paid(record, 3);
    const { body: session, status } = await open(order.number);
    expect([status, session.status, session.lines[0]?.wanted]).toEqual([200, 'open', 3]);
    expect((await scan(session.id)).body).toMatchObject({ signal: 'ok', lines: [{ packed: 1 }] });
    expect((await scan(session.id, '9780201379624')).body.error).toMatchObject({ signal: 'wrong_item', refused: 0 });
    expect((await scan(session.id)).body).toMatchObject({
      signal: 'refused',
      error: { refused: 1 },
      lines: [{ packed: 1 }],
    });
    expect((await sendEvent(session.id, { type: 'dismiss' })).body.error).toBeNull();
    expect((await scan(session.id)).body.lines[0]?.packed).toBe(2);
    expect((await sendEvent(session.id, { type: 'undo' })).body.lines[0]?.packed).toBe(1);
    await scan(session.id);
    const last = await sendEvent(session.id, { type: 'scan', code: EAN }, 'team', 'the-last-scan');
    expect(last.body).toMatchObject({ status: 'packed', signal: 'complete', shipment_id: expect.any(Number) });
    const repeated = await sendEvent(session.id, { type: 'scan', code: EAN }, 'team', 'the-last-scan');
    expect(repeated.body.status).toBe('packed');
    expect(await loadParcels(order)).toMatchObject([{ status: 'in_preparation', id: last.body.shipment_id }]);
    expect(await shop.order(order.order_id)).toMatchObject({ status: 'in_preparation', claimed_by: null });
    expect((await open(order.number)).body.code).toBe('pack_already_packed');
  });

  it('creates one parcel when the last scan is sent ten times at once', async () => {
    const order = await shop.paid(record);
    const { body } = await open(order.number);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendEvent(body.id, { type: 'scan', code: EAN }, 'team', 'same-key-again')),
    );
    expect(new Set(answers.map((answer) => answer.body.status))).toEqual(new Set(['packed']));
    expect(await loadParcels(order)).toHaveLength(1);
  });

  it('requires a reason for a quantity entered by hand, which cannot exceed the copies of the parcel', async () => {
    const order = await shop.paid(record, 2);
    const { body } = await open(order.number);
    const line_id = body.lines[0]?.id;
    expect((await sendEvent(body.id, { type: 'quantity', line_id, quantity: 2 })).status).toBe(422);
    const reason = 'Barcode torn off';
    expect((await sendEvent(body.id, { type: 'quantity', line_id, quantity: 3, reason })).body.error?.signal).toBe(
      'too_many',
    );
    await sendEvent(body.id, { type: 'dismiss' });
    expect((await sendEvent(body.id, { type: 'quantity', line_id, quantity: 2, reason })).body.status).toBe('packed');
  });

  it('returns the name of a wrong item and the next order', async () => {
    const other = await shop.record('4012345678901');
    const [order, next] = [await shop.paid(record), await shop.paid(record)];
    const { body } = await open(order.number);
    const { error } = (await scan(body.id, '4012345678901')).body;
    const { body: item } = await shop.api.call<{ title: string }>('GET', `/admin/items/${other.items[0]}`, {
      as: 'team',
    });
    expect(error?.item).toBeTruthy();
    expect(item.title).toContain(error?.item?.split(' – ')[0]);
    await sendEvent(body.id, { type: 'dismiss' });
    expect((await scan(body.id, '9780201379624')).body.error).toMatchObject({ signal: 'wrong_item', item: null });
    const { body: before } = await shop.api.call<PackSessions>('GET', '/admin/pack', { as: 'team' });
    expect(before).toMatchObject({ next: { number: next.number, copies: 1 }, waiting: 1 });
    for (const event of [{ type: 'dismiss' }, { type: 'scan', code: EAN }]) await sendEvent(body.id, event);
    await open(next.number);
    const { body: after } = await shop.api.call<PackSessions>('GET', '/admin/pack', { as: 'team' });
    expect(after).toMatchObject({ next: null, waiting: 0 });
  });

  it('opens the order paid first for the barcode of an item', async () => {
    const other = await shop.record('4006381333931');
    const [first, second] = [await shop.paid(other), await shop.paid(other)];
    expect((await open('4006381333931')).body.number).toBe(first.number);
    expect((await open('4006381333931')).body.number).toBe(second.number);
    expect((await open('4006381333931')).body.code).toBe('pack_unknown');
  });
});

describe('a carton', () => {
  const CARTON = '3771234567894';
  const createCarton = (barcode: string, quantity: number, project = record) =>
    shop.api.call('POST', '/admin/barcodes', { as: 'team', body: { barcode, quantity, item_id: project.items[0] } });

  it('counts all its copies, and is refused with both numbers when it holds more than is wanted', async () => {
    await createCarton(CARTON, 25);
    const order = await shop.paid(record, 28);
    const { body } = await open(order.number);
    expect(body.lines[0]).toMatchObject({ codes: [EAN], cartons: [{ code: CARTON, quantity: 25 }] });
    expect((await scan(body.id, CARTON)).body).toMatchObject({ signal: 'ok', lines: [{ packed: 25 }] });
    const second = await scan(body.id, CARTON);
    expect(second.body.error).toEqual({ signal: 'too_many', code: CARTON, refused: 0, holds: 25, wanted: 3 });
    expect(second.body.lines[0]?.packed).toBe(25);
    await sendEvent(body.id, { type: 'dismiss' });
    await scan(body.id);
    await scan(body.id);
    expect((await scan(body.id)).body).toMatchObject({ status: 'packed', signal: 'complete' });
  });

  it('can be scanned as soon as it is saved, with its current number of copies', async () => {
    const order = await shop.paid(record, 20);
    const { body } = await open(order.number);
    expect((await scan(body.id, '3779876543214')).body.error?.signal).toBe('wrong_item');
    await sendEvent(body.id, { type: 'dismiss' });
    const created = await shop.api.call<{ id: number }>('POST', '/admin/barcodes', {
      as: 'team',
      body: { barcode: 'GH-TEN', kind: 'house', quantity: 12, item_id: record.items[0] },
    });
    expect((await scan(body.id, 'GH-TEN')).body.lines[0]?.packed).toBe(12);
    await sendEvent(body.id, { type: 'undo' });
    const headers = { 'if-match': '"1"' };
    await shop.api.call('PUT', `/admin/barcodes/${created.body.id}`, { as: 'team', headers, body: { quantity: 10 } });
    await scan(body.id, 'gh-ten');
    expect((await scan(body.id, 'GH-TEN')).body).toMatchObject({ status: 'packed', lines: [{ packed: 20 }] });
  });

  it('opens the order paid first of those that need as many copies', async () => {
    const other = await shop.record('5901234123457');
    await createCarton('3771111111110', 10, other);
    await shop.paid(other, 3);
    const large = await shop.paid(other, 12);
    expect((await open('3771111111110')).body.number).toBe(large.number);
    expect((await open('3771111111110')).body.code).toBe('pack_unknown');
  });

  it('of another item is refused as a wrong item', async () => {
    const order = await shop.paid(await shop.record('9780201379624'), 30);
    const { body } = await open(order.number);
    expect((await scan(body.id, CARTON)).body.error?.signal).toBe('wrong_item');
  });
});

describe('two people', () => {
  it('cannot pack the same order unless one takes it over', async () => {
    const order = await shop.paid(record, 2);
    const answers = await Promise.all([open(order.number, 'team'), open(order.number, 'admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'team' : 'admin';
    const loser = winner === 'team' ? 'admin' : 'team';
    const session = answers.find(({ status }) => status === 200)?.body.id ?? 0;
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('claimed_by_colleague');
    await sendEvent(session, { type: 'scan', code: EAN }, winner);
    expect((await sendEvent(session, { type: 'scan', code: EAN }, loser)).body.code).toBe('pack_taken_over');
    const takenOver = await open(order.number, loser, { take_over: true });
    expect(takenOver.body).toMatchObject({ id: session, lines: [{ packed: 1 }] });
    expect((await sendEvent(session, { type: 'scan', code: EAN }, winner)).status).toBe(409);
  });

  it('can resume a paused order of each other', async () => {
    const order = await shop.paid(record, 2);
    const { body } = await open(order.number);
    await scan(body.id);
    const pause = await shop.api.call<Answer>('POST', `/admin/pack/${body.id}/pause`, { as: 'team' });
    expect(pause.body.status).toBe('paused');
    const list = await shop.api.call<PackSessions>('GET', '/admin/pack', { as: 'admin' });
    expect(list.body.paused.map(({ number }) => number)).toContain(order.number);
    expect((await open(order.number, 'admin')).body).toMatchObject({ status: 'open', lines: [{ packed: 1 }] });
    const resumed = await shop.api.call<PackSessions>('GET', '/admin/pack', { as: 'admin' });
    expect(resumed.body.mine?.number).toBe(order.number);
  });
});

describe('an order that cannot be packed', () => {
  it('is refused with the reason', async () => {
    const shipped = await shop.paid(record);
    await shop.api.call('POST', `/admin/orders/${shipped.order_id}/ship`, {
      as: 'team',
      body: { tracking_transporter: 'col', tracking_number: '6A1' },
    });
    expect((await open(shipped.number)).body.code).toBe('pack_already_sent');
    expect((await open('VS-999999')).body.code).toBe('pack_unknown');
    expect((await open('no such thing')).status).toBe(404);
  });
});
