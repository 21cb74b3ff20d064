import { expect, it } from 'vitest';
import { loadTranslations } from '#admin/app/i18n.ts';
import { humanise, addApiLabels } from './api-labels.ts';

it.each([
  ['createdAt', 'Created at'],
  ['created_at', 'Created at'],
  ['repos-issues', 'Repos issues'],
  ['pet_id', 'Pet ID'],
  ['HTMLUrl', 'HTML URL'],
  ['html_url', 'Html URL'],
  ['repos/create', 'Repos create'],
])('humanises %s to %s', (name, text) => {
  expect(humanise(name)).toBe(text);
});

it('labels API names from the description in each language, not from the shop texts', async () => {
  const read = (language: string) =>
    Promise.resolve({
      fields: { is_public: 'Shown in the shop' },
      record: { save: language === 'en' ? 'Save' : 'Enregistrer' },
    });
  const words = addApiLabels(await loadTranslations(read), {
    'actions.x_v1': 'Cancel a booking',
    'bookings.fields.seats': 'Places',
  });
  const keys = [
    'fields.is_public',
    'fields.born_on',
    'actions.x_v1',
    'actions.y_z',
    'bookings.fields.seats',
    'record.save',
  ];
  const texts = ['Is public', 'Born on', 'Cancel a booking', 'Y z', 'Places'];
  expect(keys.map((key) => words.text(key))).toEqual([...texts, 'Save']);
  const french = await words.in('fr');
  expect(keys.map((key) => french.text(key))).toEqual([...texts, 'Enregistrer']);
});

it.each([
  ['fields.customer_id', 'Customer ID'],
  ['resources.orders', 'Orders'],
  ['resource_one.clients', 'Clients'],
  ['resource_groups.sales', 'Sales'],
  ['actions.adminRefundOrder', 'Admin refund order'],
  ['enums.OrderStatus.in_preparation', 'In preparation'],
  ['options.gatefold', 'Gatefold'],
  ['views.orders.to_invoice', 'To invoice'],
  ['help.ean', 'Ean'],
  ['groups.price', 'Price'],
  ['errors.sold_out', 'Sold out'],
  ['errors.not_deliverable', 'Not deliverable'],
])('%s does not use the text of the shop: %s', async (key, text) => {
  const words = addApiLabels(await loadTranslations(() => Promise.resolve(nestText(key, 'A text of the shop'))), {});
  expect(words.text(key)).toBe(text);
});

it('the singular is that of the description', async () => {
  const words = addApiLabels(await loadTranslations(() => Promise.resolve({})), { 'resource_one.api_keys': 'api_key' });
  expect(words.text('resource_one.api_keys')).toBe('API key');
});

it.each(['errors.input_required', 'errors.network', 'errors.json_invalid', 'errors.file_type', 'list.apply'])(
  '%s is a text of the screens',
  async (key) => {
    const words = addApiLabels(await loadTranslations(() => Promise.resolve(nestText(key, 'A screen text'))), {});
    expect(words.text(key)).toBe('A screen text');
  },
);

/** `a.b` -> `{ a: { b: text } }` */
function nestText(key: string, text: string): Record<string, never> {
  return key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), text) as Record<string, never>;
}
