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
import { LP, INES, startQuotes, type SampleQuotes } from './quote.sample.ts';
import { quotePrices } from './quote-prices.table.ts';
import { quotes } from './quotes.table.ts';

let now = new Date('2026-11-22T10:00:00Z');
let shop: SampleQuotes;
beforeAll(async () => (shop = await startQuotes({ now: () => now })));
afterAll(() => shop.api.close());

const DAY = 86_400_000;
const getCode = ({ body }: { body: unknown }) => (body as Problem).code;
const readByToken = (token: string) => shop.api.call<PublicQuote & Problem>('GET', `/quotes/${token}`);
const accept = (token: string, expected_total: number, name = 'Inès') =>
  shop.api.call<PublicQuote & Problem>('POST', `/quotes/${token}/accept`, { body: { name, expected_total } });
const updateQuote = (id: number, version: number, body: object) =>
  shop.api.call<Quote & Problem>('PUT', `/admin/quotes/${id}`, {
    ...{ as: 'team', body, headers: { 'if-match': `"${version}"` } },
  });

describe('a pressing price', () => {
  const addPrice = (body: object, as: 'admin' | 'team' = 'admin') =>
    shop.api.call<QuotePrice & Problem>('POST', '/admin/quote-prices', { as, body });
  const row = { line: 'sleeve', option: 'gatefold', fixed: 170, each: 1.755, valid_from: '2099-12-01' };

  it('is dated, with three decimals', async () => {
    const { status, body } = await addPrice(row);
    expect([status, body]).toMatchObject([
      201,
      { each: 1.755, fixed: 170, size: 'any', quantity_from: 1, state: 'planned' },
    ]);
    expect((await addPrice(row)).status).toBe(409);
    expect((await addPrice({ ...row, valid_from: '2026-11-01' })).body.errors).toMatchObject([{ code: 'day_is_over' }]);
  });

  it('requires a price, an option of its line and an admin', async () => {
    expect((await addPrice({ ...row, option: 'white' })).body.errors).toMatchObject([{ path: 'option' }]);
    const withoutPrice = { line: 'label', option: 'standard', valid_from: '2026-12-01' };
    expect((await addPrice(withoutPrice)).body.errors).toMatchObject([{ path: 'fixed', code: 'price_missing' }]);
    expect((await addPrice(row, 'team')).status).toBe(403);
  });
});

describe('a quote', () => {
  it('is priced while being edited and when saved', async () => {
    const costing = await shop.api.call<QuoteCosting>('POST', '/admin/quotes/calculate', {
      ...{ as: 'team', body: { ...LP, country_id: 'FR' } },
    });
    expect(costing.body).toMatchObject({ net: 1830.4, unit_price: 6.1, vat: 366.08, total: 2196.48, margin: null });
    expect(costing.body.lines[0]).toMatchObject({ line: 'cutting', list_amount: 400, cost: null });
    const { status, body } = await shop.createDraft();
    expect([status, body]).toMatchObject([
      201,
      { status: 'draft', source: 'staff', net: 1830.4, total: 2196.48, overrun_copies: 15, accept_url: null },
    ]);
    expect(body.number).toBe(`Q-${1000 + body.id}`);
    const listed = await shop.api.call<Quote[]>('GET', '/admin/quotes', {
      ...{ as: 'team', query: { filter: JSON.stringify({ q: body.number }) } },
    });
    expect(listed.body.map(({ id }) => id)).toEqual([body.id]);
  });

  it('has agreed amounts with a reason and a discount', async () => {
    const agreed = [{ line: 'cutting', amount: 200, reason: 'Stampers of the first pressing' }] as const;
    const discount = { discount_percent: 10, discount_reason: 'Third pressing' };
    const { body } = await shop.createDraft({ agreed: [...agreed], ...discount });
    expect(body).toMatchObject({ subtotal: 1622.4, discount: 162.24, net: 1460.16, agreed });
    expect(body.lines?.[0]).toMatchObject({ amount: 200, list_amount: 400, reason: agreed[0].reason });
    const saved = await updateQuote(body.id, body.version ?? 0, { staff_note: 'Calls on Friday' });
    expect(saved.body).toMatchObject({ agreed, net: 1460.16, staff_note: 'Calls on Friday' });
  });

  it('refuses too many or too few sides', async () => {
    expect((await shop.createDraft({ sides: 3 })).body).toMatchObject({
      errors: [{ path: 'sides', code: 'input_max' }],
    });
    expect((await shop.createDraft({ discs: 2, sides: 1 })).body).toMatchObject({ errors: [{ path: 'sides' }] });
    expect((await shop.createDraft({ discs: 2, sides: 3 })).status).toBe(201);
    const before = (await shop.createDraft({})).body.id;
    expect((await shop.createDraft({ discs: 2, sides: 1 })).status).toBe(422);
    // a rejected quote uses no number
    expect((await shop.createDraft({})).body.id).toBe(before + 1);
  });

  it('shows its margin when all costs are set, to staff only', async () => {
    const rows = await shop.api.db.select().from(quotePrices);
    for (const { id, fixed, each } of rows)
      await shop.api.db
        .update(quotePrices)
        .set({ cost_fixed: (fixed ?? 0) / 2, cost_each: (each ?? 0) / 2 })
        .where(eq(quotePrices.id, id));
    const quote = await shop.createSent();
    expect(quote).toMatchObject({ cost: 950.4, margin: 880, margin_percent: 48.1 });
    const { text } = await readByToken(quote.token);
    expect(text).toContain('1830.4');
    expect(text).not.toMatch(/"(cost|margin|list_amount|staff_note)/);
    const calculated = await shop.api.call('POST', '/quote/calculate', { body: LP });
    expect(calculated.text).not.toMatch(/"(cost|margin)/);
    for (const as of ['user', 'artist', 'pro'] as const)
      expect((await shop.api.call('GET', `/admin/quotes/${quote.id}`, { as })).status).toBe(403);
  });

  it('is mailed in the language of the customer and available as PDF', async () => {
    const quote = await shop.createSent({ title: 'Nuit minérale', message: 'Comme convenu.' });
    expect(quote).toMatchObject({ status: 'sent', expires_at: (now.getTime() + 60 * DAY) / 1000 });
    const isQuoteMail = and(eq(mails.template, 'quote'), eq(mails.subject, `Votre devis de pressage ${quote.number}`));
    const [mail] = await shop.api.db.select().from(mails).where(isQuoteMail);
    expect(mail?.text).toContain(`/fr/quotes/${quote.token}`);
    expect(mail?.text).toContain('Nuit minérale');
    expect(mail?.text).toContain('Comme convenu.');
    const pdf = await shop.api.call('GET', `/quotes/${quote.token}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await shop.api.call('GET', `/admin/quotes/${quote.id}/pdf`, { as: 'team' })).status).toBe(200);
  });

  it('keeps its prices when sent; a draft with outdated prices is not sent', async () => {
    const quote = await shop.createSent();
    const { id } = (await shop.createDraft()).body;
    const before = now;
    now = new Date('2026-12-02T10:00:00Z');
    const row = { line: 'label', fixed: 50, each: 0.2, valid_from: '2026-12-02' };
    expect((await shop.api.call('POST', '/admin/quote-prices', { as: 'admin', body: row })).status).toBe(201);
    expect((await readByToken(quote.token)).body).toMatchObject({ state: 'open', calculation: { net: 1830.4 } });
    const refused = await shop.postAction(id, 'send', { days: 60 });
    expect([refused.status, getCode(refused)]).toEqual([409, 'quote_prices_changed']);
    expect((await shop.postAction(id, 'reprice')).body).toMatchObject({ status: 'draft', net: 1872 });
    expect((await shop.postAction(id, 'send', { days: 60 })).status).toBe(200);
    expect((await accept(quote.token, quote.total)).body.state).toBe('accepted');
    now = before;
  });

  it('is not sent with a line without price', async () => {
    const { id } = (await shop.createDraft({ format: '10_33' })).body;
    await shop.api.db
      .update(quotes)
      .set({ missing: ['sleeve'] })
      .where(eq(quotes.id, id));
    expect(getCode(await shop.postAction(id, 'send', { days: 60 }))).toBe('quote_without_price');
  });
});

describe('the link of a quote', () => {
  it('accepts the quote once for repeated calls and mails a confirmation', async () => {
    const { token, id, total } = await shop.createSent({ email: 'once@example.com' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, total)));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(5).fill([200, 'accepted']));
    const letters = await shop.api.db.select().from(mails).where(eq(mails.recipient, 'once@example.com'));
    expect(letters.map(({ template }) => template)).toEqual(['quote', 'quote_accepted']);
    expect(await shop.read(id)).toMatchObject({ status: 'accepted', answered_name: 'Inès', version: 3 });
    expect(getCode(await updateQuote(id, 3, { quantity: 500 }))).toBe('quote_closed');
    expect((await updateQuote(id, 3, { staff_note: 'Deposit is here' })).status).toBe(200);
    const other = await shop.api.call<Problem>('POST', `/quotes/${token}/refuse`, { body: {} });
    expect(getCode(other)).toBe('quote_changed');
  });

  it('returns 404 when forged', async () => {
    const { token, id } = await shop.createSent();
    const forged = token.replace(/.$/, token.endsWith('A') ? 'B' : 'A');
    expect((await readByToken(forged)).status).toBe(404);
    expect((await accept(forged, 1)).status).toBe(404);
    expect((await shop.api.call('GET', `/quotes/${forged}/pdf`)).status).toBe(404);
    const [, until, signature] = token.split('.');
    expect((await readByToken(`${id + 1}.${until}.${signature}`)).status).toBe(404);
    expect((await readByToken(`${id}.${Number(until) + DAY}.${signature}`)).status).toBe(404);
  });

  it('accepts only the version shown to the customer', async () => {
    const { token, id, total } = await shop.createSent();
    expect(getCode(await accept(token, total - 1))).toBe('quote_changed');
    const { version = 0 } = await shop.read(id);
    expect((await updateQuote(id, version, { quantity: 500 })).body).toMatchObject({
      status: 'draft',
      accept_url: null,
    });
    expect((await readByToken(token)).body).toEqual({ number: `Q-${1000 + id}`, state: 'changed', currency: 'EUR' });
    expect(getCode(await accept(token, total))).toBe('quote_changed');
    expect((await shop.api.call('GET', `/quotes/${token}/pdf`)).status).toBe(404);
  });

  it('declines the quote with a reason; staff records other answers', async () => {
    const { token, id } = await shop.createSent();
    const refused = await shop.api.call<PublicQuote>('POST', `/quotes/${token}/refuse`, {
      body: { reason: 'Too late' },
    });
    expect(refused.body.state).toBe('refused');
    expect(await shop.read(id)).toMatchObject({ status: 'refused', answered_reason: 'Too late' });
    const other = await shop.createSent();
    const answered = await shop.postAction(other.id, 'answer', { answer: 'accepted', reason: 'By telephone' });
    expect(answered.body).toMatchObject({
      ...{ status: 'accepted', answered_name: INES.name, answered_reason: 'By telephone' },
    });
  });

  it('expires after sixty days', async () => {
    const { token, id, total } = await shop.createSent();
    const before = now;
    now = new Date(now.getTime() + 60 * DAY);
    expect((await readByToken(token)).body.state).toBe('expired');
    expect(getCode(await accept(token, total))).toBe('quote_expired');
    await markExpiredQuotes({ db: shop.api.db, now: () => now });
    expect((await shop.read(id)).status).toBe('expired');
    now = before;
  });
});

describe('an accepted quote', () => {
  const createProjectBody = () => ({
    ...{ name: 'Nuit minérale', artist_id: shop.sample.artist, shop_id: shop.sample.shop, price: 24.9 },
  });

  it('is converted into a project with an item, once', async () => {
    const { token, id, total } = await shop.createSent({ discs: 2, sides: 4, colour: 'splatter' });
    expect((await shop.postAction(id, 'project', createProjectBody())).status).toBe(409);
    await accept(token, total);
    const unknownShop = { ...createProjectBody(), shop_id: 9999 };
    expect(getCode(await shop.postAction(id, 'project', unknownShop))).toBe('validation_failed');
    const convert = () => shop.postAction(id, 'project', createProjectBody());
    const answers = await Promise.all([convert(), convert()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { project_id } = await shop.read(id);
    const { body } = await shop.api.call<Project>('GET', `/admin/projects/${project_id}`, { as: 'team' });
    expect(body).toMatchObject({
      ...{ name: 'Nuit minérale', step: 'creating', visibility: 'offline', quote_id: id, disc_format: '12_33' },
      items: [{ name: '2 × 12″, splatter', price: 24.9, stock: 0, weight: 700 }],
    });
  });

  it('is duplicated as a draft', async () => {
    const { id } = await shop.createSent({ title: 'Nuit minérale', retail_price: 20, mechanical_right: true });
    const { body } = await shop.postAction(id, 'duplicate');
    expect(body).toMatchObject({ status: 'draft', title: 'Nuit minérale', retail_price: 20, accept_url: null });
    expect(body.id).not.toBe(id);
  });
});

describe('a visitor', () => {
  it('calculates and requests a quote without an account', async () => {
    const { body } = await shop.api.call<QuoteCalculation>('POST', '/quote/calculate', {
      body: { ...LP, country_id: 'DE' },
    });
    expect(body).toMatchObject({ net: 1830.4, vat_rate: 19, overrun_copies: 15, overrun: 49.5 });
    const requested = await shop.api.call<QuoteRequested>('POST', '/quote', {
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
    expect([requested.status, requested.body.total]).toEqual([201, 2178.18]);
    const [row] = await shop.api.db.select().from(quotes).where(eq(quotes.number, requested.body.number));
    expect(row).toMatchObject({
      ...{ status: 'draft', source: 'site', email: 'ada@example.com', lang: 'fr', origin: 'GGO' },
      ...{ question: 'Lacquers are cut.', staff_note: null, created_by: null },
    });
    expect((await shop.api.call('POST', '/quote', { body: LP })).status).toBe(422);
  });
});

describe('settings', () => {
  const setSetting = (key: SettingKey, value: number) =>
    shop.api.call('POST', '/admin/settings', { as: 'admin', body: { key, value, valid_from: '2026-11-22' } });

  it('apply to new quotes; sent quotes keep their stampers and overrun', async () => {
    const sent = await shop.createSent();
    expect((await setSetting('overrun_percent', 2)).status).toBe(201);
    expect((await setSetting('stamper_copies', 150)).status).toBe(201);
    // two sets per side, and a tier of 300
    expect((await shop.createDraft()).body).toMatchObject({ net: 2246.4, overrun_copies: 6 });
    expect(await shop.read(sent.id)).toMatchObject({ net: 1830.4, overrun_copies: 15 });
  });
});
