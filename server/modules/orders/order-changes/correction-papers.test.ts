// Contents of the credit note and the invoice of a correction, in every language.
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Language } from '#generated/enums/Language.ts';
import { renderInvoice, readSheets } from '#server/modules/invoicing/index.ts';
import { toAddress, type AddressDesk, startAddresses } from './addresses.sample.ts';

let desk: AddressDesk;
beforeAll(async () => {
  desk = await startAddresses();
});
afterAll(() => desk.api.close());

const WORDS = {
  en: {
    credit: ['No money is refunded', 'Corrected on', 'Credited amount', 'Reason: Delivery country changed.'],
    invoice: [
      'This invoice replaces invoice',
      'Replaces invoice',
      'Already paid.',
      'Reason: Delivery country changed.',
    ],
  },
  fr: {
    credit: ['Il ne donne lieu à aucun remboursement', 'Rectifiée le', 'Montant annulé TTC'],
    invoice: ['annule et remplace la facture', 'Remplace la facture', 'Déjà payée'],
  },
  zh: { credit: ['不涉及退款', '更正日期', '冲销金额'], invoice: ['本发票替代', '替代发票', '款项已付清'] },
};
const EXCLUDED = ['Refunded amount', 'Paid in full', 'Refunded on', 'Montant remboursé', '退款金额'];

it('states in the credit note that nothing is refunded, and in the invoice which one it replaces', async () => {
  const order = await desk.orderTo('FR');
  await desk.changeAddress(order.id, toAddress('US'), { recompute_shipping: false });
  const [first, credit, second] = await desk.issueDocuments(order.id);
  const sheets = await readSheets(desk.api.db, [credit?.id ?? 0, second?.id ?? 0]);
  expect(sheets.map(({ credited }) => credited?.number)).toEqual([first?.number, first?.number]);
  for (const lang of Language.values)
    for (const [place, kind] of (['credit', 'invoice'] as const).entries()) {
      const sheet = sheets[place];
      if (!sheet) throw new Error('no sheet');
      const pdf = await renderInvoice({ ...sheet, invoice: { ...sheet.invoice, lang } });
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      const plain = text.replaceAll(/\s+/g, ' ');
      for (const word of [first?.number ?? '–', ...WORDS[lang][kind]]) expect(plain).toContain(word);
      for (const word of EXCLUDED) expect(plain).not.toContain(word);
    }
});
