import { describe, expect, it } from 'vitest';
import { Language } from '#generated/enums.ts';
import type { Shipment } from '#generated/schemas.ts';
import { composeMail } from '#server/core/mail/compose-mail.ts';
import type { Letter } from '#server/core/mail/letter.ts';
import { ORDER } from '#server/core/mail/mail.sample.ts';
import { createConfirmationLetter, createPaymentFailedLetter, createShippedLetter } from './order-messages.ts';
import type { OrderMail } from './order-blocks.ts';

const createMail = (lang: Language, changes: Partial<OrderMail> = {}): OrderMail => ({
  order: ORDER,
  lang,
  expected: new Map(),
  ...changes,
});
const compose = (lang: Language, letter: Letter) => composeMail(letter, lang, { publicUrl: 'https://shop.example' });
const composeConfirmation = (lang: Language, changes?: Partial<OrderMail>) =>
  compose(lang, createConfirmationLetter(createMail(lang, changes)));
const PARCEL: Shipment = {
  id: 771,
  status: 'sent',
  tracking_transporter: 'col',
  tracking_number: '6A1',
  tracking_link: 'https://laposte.example/6A1',
  lines: [{ order_line_id: 12, quantity: 1 }],
};

describe.each(Language.values)('in %s', (lang) => {
  it('shows items, amounts and address in the confirmation, as HTML and text', async () => {
    const { subject, text, html: page } = await composeConfirmation(lang);
    expect(subject).toContain('VS-103190');
    for (const form of [text, page]) {
      for (const part of ['Fjord', 'Nils Aker', 'Red LP', '75009 Paris', '12 rue des Martyrs', '65'])
        expect(form).toContain(part);
      expect(form).toContain(
        lang === 'fr' ? 'https://shop.example/fr/my-account/orders' : 'https://shop.example/my-account/orders',
      );
    }
    expect(text).toContain('Salt & Signal');
    expect(page).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(page).toContain('https://shop.example/storage/projects/1204/mini.jpg');
    expect(page).toContain('https://shop.example/storage/projects/1300/mini.jpg');
  });

  it('leads accounts to the page of the order', async () => {
    const { text } = await composeConfirmation(lang, { accountOrderId: 3190 });
    expect(text).toContain('/my-account/orders/3190');
  });

  it('leaves nothing untranslated', async () => {
    for (const { text, html: page, subject } of [
      await composeConfirmation(lang),
      await compose(lang, createShippedLetter(createMail(lang), PARCEL)),
      await compose(lang, createPaymentFailedLetter(createMail(lang), true)),
    ]) {
      for (const form of [subject, text, page])
        expect(form).not.toMatch(/\{\{|order_confirmation|order_sent|payment_failed|common\.|enums\./);
    }
  });

  it('shows carrier, tracking number, link and only the copies of the parcel in the parcel mail', async () => {
    const { text, html: page } = await compose(lang, createShippedLetter(createMail(lang), PARCEL));
    for (const form of [text, page]) {
      for (const part of ['Colissimo', '6A1', 'https://laposte.example/6A1', 'Fjord']) expect(form).toContain(part);
      expect(form).not.toContain('Signal');
    }
  });
});

describe('the confirmation', () => {
  it('escapes HTML in customer data', async () => {
    const { html: page } = await composeConfirmation('en');
    expect(page).not.toContain('<script>');
    expect(page).toContain('Léa &lt;script&gt;');
    expect(page).toContain('Moreau &amp; Filles');
  });

  it('formats amounts in the language of the mail, yen without decimals', async () => {
    expect((await composeConfirmation('fr')).text).toContain('65,62');
    expect((await composeConfirmation('en', { order: { ...ORDER, currency: 'JPY', total: 8124 } })).text).toContain(
      'JP¥8,124',
    );
  });

  it('shows the release day of pre-orders, the pick-up point, and that no VAT applies', async () => {
    const preorder = (await composeConfirmation('en', { expected: new Map([[1300, '2027-03-01']]) })).text;
    expect(preorder).toContain('1 Mar 2027');
    expect(preorder).toMatch(/Pre-ordered/);
    const pickup = { name: 'Relais Montmartre', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' };
    const collected = (
      await composeConfirmation('en', {
        order: { ...ORDER, vat: 0, vat_rate: 0, customer: { ...ORDER.customer, pickup } },
      })
    ).text;
    expect(collected).toContain('Relais Montmartre');
    expect(collected).toContain('No VAT');
    expect(collected).not.toContain('12 rue des Martyrs');
  });
});
