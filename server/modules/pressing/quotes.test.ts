import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey } from '#generated/enums.ts';
import type {
  Problem,
  Project,
  PublicQuote,
  Quote,
  QuoteCalculation,
  QuoteCosting,
  QuotePrice,
  QuoteRequested,
} from '#generated/schemas.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { markExpiredQuotes } from './expire-quotes.ts';
import { LP, INES, startQuotes, type QuoteDesk } from './quote.sample.ts';
import { quotePrices } from './quote-prices.table.ts';
import { quotes } from './quotes.table.ts';

let now = new Date('2026-11-22T10:00:00Z');
let desk: QuoteDesk;
beforeAll(async () => (desk = await startQuotes({ now: () => now })));
afterAll(() => desk.api.close());

const DAY = 86_400_000;
const code = ({ body }: { body: unknown }) => (body as Problem).code;
const look = (token: string) => desk.api.call<PublicQuote & Problem>('GET', `/quotes/${token}`);
const accept = (token: string, expected_total: number, name = 'Inès') =>
  desk.api.call<PublicQuote & Problem>('POST', `/quotes/${token}/accept`, { body: { name, expected_total } });
const put = (id: number, version: number, body: object) =>
  desk.api.call<Quote & Problem>('PUT', `/admin/quotes/${id}`, {
    ...{ as: 'team', body, headers: { 'if-match': `"${version}"` } },
  });

describe('a price of quotes', () => {
  const add = (body: object, as: 'admin' | 'team' = 'admin') =>
    desk.api.call<QuotePrice & Problem>('POST', '/admin/quote-prices', { as, body });
  const row = { line: 'sleeve', option: 'gatefold', fixed: 170, each: 1.755, valid_from: '2099-12-01' };

  it('is planned for a day, to a tenth of a cent', async () => {
    const { status, body } = await add(row);
    expect([status, body]).toMatchObject([
      201,
      { each: 1.755, fixed: 170, size: 'any', quantity_from: 1, state: 'planned' },
    ]);
    expect((await add(row)).status).toBe(409);
    expect((await add({ ...row, valid_from: '2026-11-01' })).body.errors).toMatchObject([{ code: 'day_is_over' }]);
  });

  it('requires a price, and an option of its line', async () => {
    expect((await add({ ...row, option: 'white' })).body.errors).toMatchObject([{ path: 'option' }]);
    const nothing = { line: 'label', option: 'standard', valid_from: '2026-12-01' };
    expect((await add(nothing)).body.errors).toMatchObject([{ path: 'fixed', code: 'price_missing' }]);
    expect((await add(row, 'team')).status).toBe(403);
  });
});

describe('a quote', () => {
  it('is priced as it is typed, and as it is saved', async () => {
    const asked = await desk.api.call<QuoteCosting>('POST', '/admin/quotes/calculate', {
      ...{ as: 'team', body: { ...LP, country_id: 'FR' } },
    });
    expect(asked.body).toMatchObject({ net: 1830.4, unit_price: 6.1, vat: 366.08, total: 2196.48, margin: null });
    expect(asked.body.lines[0]).toMatchObject({ line: 'cutting', list_amount: 400, cost: null });
    const { status, body } = await desk.draft();
    expect([status, body]).toMatchObject([
      201,
      { status: 'draft', source: 'staff', net: 1830.4, total: 2196.48, overrun_copies: 15, accept_url: null },
    ]);
    expect(body.number).toBe(`Q-${1000 + body.id}`);
    const found = await desk.api.call<Quote[]>('GET', '/admin/quotes', {
      ...{ as: 'team', query: { filter: JSON.stringify({ q: body.number }) } },
    });
    expect(found.body.map(({ id }) => id)).toEqual([body.id]);
  });

  it('takes agreed amounts with a reason, and a reduction', async () => {
    const agreed = [{ line: 'cutting', amount: 200, reason: 'Stampers of the first pressing' }] as const;
    const { body } = await desk.draft({ agreed: [...agreed], discount_percent: 10, discount_reason: 'Third pressing' });
    expect(body).toMatchObject({ subtotal: 1622.4, discount: 162.24, net: 1460.16, agreed });
    expect(body.lines?.[0]).toMatchObject({ amount: 200, list_amount: 400, reason: agreed[0].reason });
    const saved = await put(body.id, body.version ?? 0, { staff_note: 'Calls on Friday' });
    expect(saved.body).toMatchObject({ agreed, net: 1460.16, staff_note: 'Calls on Friday' });
  });

  it('refuses sides that no disc has', async () => {
    expect((await desk.draft({ sides: 3 })).body).toMatchObject({ errors: [{ path: 'sides', code: 'input_max' }] });
    expect((await desk.draft({ discs: 2, sides: 1 })).body).toMatchObject({ errors: [{ path: 'sides' }] });
    expect((await desk.draft({ discs: 2, sides: 3 })).status).toBe(201);
    const before = (await desk.draft({})).body.id;
    expect((await desk.draft({ discs: 2, sides: 1 })).status).toBe(422);
    // a rejected quote takes no number
    expect((await desk.draft({})).body.id).toBe(before + 1);
  });

  it('shows its margin once all costs are known, and only to staff', async () => {
    const rows = await desk.api.db.select().from(quotePrices);
    for (const { id, fixed, each } of rows)
      await desk.api.db
        .update(quotePrices)
        .set({ cost_fixed: (fixed ?? 0) / 2, cost_each: (each ?? 0) / 2 })
        .where(eq(quotePrices.id, id));
    const quote = await desk.sent();
    expect(quote).toMatchObject({ cost: 950.4, margin: 880, margin_percent: 48.1 });
    const { text } = await look(quote.token);
    expect(text).toContain('1830.4');
    expect(text).not.toMatch(/"(cost|margin|list_amount|staff_note)/);
    const shown = await desk.api.call('POST', '/quote/calculate', { body: LP });
    expect(shown.text).not.toMatch(/"(cost|margin)/);
    for (const as of ['user', 'artist', 'pro'] as const)
      expect((await desk.api.call('GET', `/admin/quotes/${quote.id}`, { as })).status).toBe(403);
  });

  it('is sent in the language of the customer, with a document', async () => {
    const quote = await desk.sent({ title: 'Nuit minérale', message: 'Comme convenu.' });
    expect(quote).toMatchObject({ status: 'sent', expires_at: (now.getTime() + 60 * DAY) / 1000 });
    const of = and(eq(mails.template, 'quote'), eq(mails.subject, `Votre devis de pressage ${quote.number}`));
    const [mail] = await desk.api.db.select().from(mails).where(of);
    expect(mail?.text).toContain(`/fr/quotes/${quote.token}`);
    expect(mail?.text).toContain('Nuit minérale');
    expect(mail?.text).toContain('Comme convenu.');
    const pdf = await desk.api.call('GET', `/quotes/${quote.token}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await desk.api.call('GET', `/admin/quotes/${quote.id}/pdf`, { as: 'team' })).status).toBe(200);
  });

  it('keeps its prices once it is sent; a draft is not sent at other prices than were seen', async () => {
    const quote = await desk.sent();
    const { id } = (await desk.draft()).body;
    const before = now;
    now = new Date('2026-12-02T10:00:00Z');
    const row = { line: 'label', fixed: 50, each: 0.2, valid_from: '2026-12-02' };
    expect((await desk.api.call('POST', '/admin/quote-prices', { as: 'admin', body: row })).status).toBe(201);
    expect((await look(quote.token)).body).toMatchObject({ state: 'open', calculation: { net: 1830.4 } });
    const refused = await desk.act(id, 'send', { days: 60 });
    expect([refused.status, code(refused)]).toEqual([409, 'quote_prices_changed']);
    expect((await desk.act(id, 'reprice')).body).toMatchObject({ status: 'draft', net: 1872 });
    expect((await desk.act(id, 'send', { days: 60 })).status).toBe(200);
    expect((await accept(quote.token, quote.total)).body.state).toBe('accepted');
    now = before;
  });

  it('is not sent with a line that has no price', async () => {
    const { id } = (await desk.draft({ format: '10_33' })).body;
    await desk.api.db
      .update(quotes)
      .set({ missing: ['sleeve'] })
      .where(eq(quotes.id, id));
    expect(code(await desk.act(id, 'send', { days: 60 }))).toBe('quote_without_price');
  });
});

describe('its link', () => {
  it('accepts once for repeated clicks, and confirms it', async () => {
    const { token, id, total } = await desk.sent({ email: 'once@example.com' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, total)));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(5).fill([200, 'accepted']));
    const told = await desk.api.db.select().from(mails).where(eq(mails.recipient, 'once@example.com'));
    expect(told.map(({ template }) => template)).toEqual(['quote', 'quote_accepted']);
    expect(await desk.read(id)).toMatchObject({ status: 'accepted', answered_name: 'Inès', version: 3 });
    expect(code(await put(id, 3, { quantity: 500 }))).toBe('quote_closed');
    expect((await put(id, 3, { staff_note: 'Deposit is here' })).status).toBe(200);
    const other = await desk.api.call<Problem>('POST', `/quotes/${token}/refuse`, { body: {} });
    expect(code(other)).toBe('quote_changed');
  });

  it('is not to be guessed', async () => {
    const { token, id } = await desk.sent();
    const forged = token.replace(/.$/, token.endsWith('A') ? 'B' : 'A');
    expect((await look(forged)).status).toBe(404);
    expect((await accept(forged, 1)).status).toBe(404);
    expect((await desk.api.call('GET', `/quotes/${forged}/pdf`)).status).toBe(404);
    const [, until, signature] = token.split('.');
    expect((await look(`${id + 1}.${until}.${signature}`)).status).toBe(404);
    expect((await look(`${id}.${Number(until) + DAY}.${signature}`)).status).toBe(404);
  });

  it('accepts only the version shown to the customer', async () => {
    const { token, id, total } = await desk.sent();
    expect(code(await accept(token, total - 1))).toBe('quote_changed');
    const { version = 0 } = await desk.read(id);
    expect((await put(id, version, { quantity: 500 })).body).toMatchObject({ status: 'draft', accept_url: null });
    expect((await look(token)).body).toEqual({ number: `Q-${1000 + id}`, state: 'changed', currency: 'EUR' });
    expect(code(await accept(token, total))).toBe('quote_changed');
    expect((await desk.api.call('GET', `/quotes/${token}/pdf`)).status).toBe(404);
  });

  it('refuses with a reason, and takes the answer of the telephone', async () => {
    const { token, id } = await desk.sent();
    const refused = await desk.api.call<PublicQuote>('POST', `/quotes/${token}/refuse`, {
      body: { reason: 'Too late' },
    });
    expect(refused.body.state).toBe('refused');
    expect(await desk.read(id)).toMatchObject({ status: 'refused', answered_reason: 'Too late' });
    const other = await desk.sent();
    const said = await desk.act(other.id, 'answer', { answer: 'accepted', reason: 'By telephone' });
    expect(said.body).toMatchObject({ status: 'accepted', answered_name: INES.name, answered_reason: 'By telephone' });
  });

  it('ends after sixty days', async () => {
    const { token, id, total } = await desk.sent();
    const before = now;
    now = new Date(now.getTime() + 60 * DAY);
    expect((await look(token)).body.state).toBe('expired');
    expect(code(await accept(token, total))).toBe('quote_expired');
    await markExpiredQuotes({ db: desk.api.db, now: () => now });
    expect((await desk.read(id)).status).toBe('expired');
    now = before;
  });
});

describe('what follows', () => {
  const project = () => ({
    ...{ name: 'Nuit minérale', artist_id: desk.sample.artist, shop_id: desk.sample.shop, price: 24.9 },
  });

  it('is a project with an item, once', async () => {
    const { token, id, total } = await desk.sent({ discs: 2, sides: 4, colour: 'splatter' });
    expect((await desk.act(id, 'project', project())).status).toBe(409);
    await accept(token, total);
    expect(code(await desk.act(id, 'project', { ...project(), shop_id: 9999 }))).toBe('validation_failed');
    const made = await Promise.all([desk.act(id, 'project', project()), desk.act(id, 'project', project())]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { project_id } = await desk.read(id);
    const { body } = await desk.api.call<Project>('GET', `/admin/projects/${project_id}`, { as: 'team' });
    expect(body).toMatchObject({
      ...{ name: 'Nuit minérale', step: 'creating', visibility: 'offline', quote_id: id, disc_format: '12_33' },
      items: [{ name: '2 × 12″, splatter', price: 24.9, stock: 0, weight: 700 }],
    });
  });

  it('is another quote of the same', async () => {
    const { id } = await desk.sent({ title: 'Nuit minérale', retail_price: 20, mechanical_right: true });
    const { body } = await desk.act(id, 'duplicate');
    expect(body).toMatchObject({ status: 'draft', title: 'Nuit minérale', retail_price: 20, accept_url: null });
    expect(body.id).not.toBe(id);
  });
});

describe('in the shop', () => {
  it('a pressing is priced and asked for without an account', async () => {
    const { body } = await desk.api.call<QuoteCalculation>('POST', '/quote/calculate', {
      body: { ...LP, country_id: 'DE' },
    });
    expect(body).toMatchObject({ net: 1830.4, vat_rate: 19, overrun_copies: 15, overrun: 49.5 });
    const asked = await desk.api.call<QuoteRequested>('POST', '/quote', {
      body: {
        ...LP,
        name: 'Ada',
        email: 'Ada@Example.com',
        country_id: 'DE',
        message: 'Lacquers are cut.',
        origin: 'GGO',
      },
      headers: { 'accept-language': 'fr' },
    });
    expect([asked.status, asked.body.total]).toEqual([201, 2178.18]);
    const [row] = await desk.api.db.select().from(quotes).where(eq(quotes.number, asked.body.number));
    expect(row).toMatchObject({
      ...{ status: 'draft', source: 'site', email: 'ada@example.com', lang: 'fr', origin: 'GGO' },
      ...{ question: 'Lacquers are cut.', staff_note: null, created_by: null },
    });
    expect((await desk.api.call('POST', '/quote', { body: LP })).status).toBe(422);
  });
});

describe('settings', () => {
  const decide = (key: SettingKey, value: number) =>
    desk.api.call('POST', '/admin/settings', { as: 'admin', body: { key, value, valid_from: '2026-11-22' } });

  it('set stampers and overrun of quotes; sent quotes keep their own', async () => {
    const sent = await desk.sent();
    expect((await decide('overrun_percent', 2)).status).toBe(201);
    expect((await decide('stamper_copies', 150)).status).toBe(201);
    // two sets per side, and a tier of 300
    expect((await desk.draft()).body).toMatchObject({ net: 2246.4, overrun_copies: 6 });
    expect(await desk.read(sent.id)).toMatchObject({ net: 1830.4, overrun_copies: 15 });
  });
});
