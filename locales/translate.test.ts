import { expect, test } from 'vitest';
import { createTranslator } from './translate.ts';

test('texts come from the requested namespaces, in every language', async () => {
  const { t } = await createTranslator('fr', ['storefront', 'common']);
  expect(t('cart.title')).toBe('Panier');
  expect(t('fields.zip_code')).toBe('Code postal');
  expect((await createTranslator('zh', ['common'])).t('enums.ProjectCategory.vinyl')).toBe('黑胶唱片');
});

test('only the requested namespaces are loaded', async () => {
  const translator = await createTranslator('en', ['storefront', 'common']);
  expect(translator.hasLoadedNamespace('storefront')).toBe(true);
  expect(translator.hasResourceBundle('en', 'mail')).toBe(false);
  expect(translator.hasResourceBundle('fr', 'common')).toBe(false);
  expect(translator.exists('order_sent.subject')).toBe(false);
});

test('the error of a file that is too large has the text of the specification', async () => {
  const { t } = await createTranslator('en', ['common']);
  expect(t('errors.file_max_size', { max: 5 })).toBe('max size : 5 mo');
});

test.each([
  ['en', 1, 'Only 1 copy is left in stock.'],
  ['en', 2, 'Only 2 copies are left in stock.'],
  ['fr', 0, 'Il ne reste que 0 exemplaire.'],
  ['fr', 2, 'Il ne reste que 2 exemplaires.'],
  ['zh', 1, '库存仅剩 1 件。'],
] as const)('the count selects the plural form: %s, %d', async (language, count, text) => {
  const { t } = await createTranslator(language, ['common']);
  expect(t('errors.out_of_stock', { count })).toBe(text);
});

test('a text with a count has a form without one', async () => {
  const { t } = await createTranslator('en', ['common']);
  expect(t('errors.out_of_stock')).toBe('There is not enough stock.');
});

test('values are not escaped', async () => {
  const { t } = await createTranslator('en', ['storefront']);
  expect(t('project.by', { artist: 'Sam & <Dave>' })).toBe('by Sam & <Dave>');
});

test.each([
  ['es', 'Carrito', 'Carrito, 1 artículo'],
  ['kr', '장바구니', '장바구니, 상품 1개'],
] as const)('%s falls back to English', async (language, title, button) => {
  const { t } = await createTranslator(language, ['storefront', 'common', 'mail']);
  expect([t('cart.title'), t('cart.button', { count: 1 })]).toEqual([title, button]);
  // a text, and a file, that is not translated yet
  expect(t('offer.title')).toBe((await createTranslator('en', ['storefront'])).t('offer.title'));
  expect(t('welcome.subject')).toBe((await createTranslator('en', ['mail'])).t('welcome.subject'));
});

test('the language can be changed later', async () => {
  const translator = await createTranslator('en', ['storefront']);
  await translator.changeLanguage('zh');
  expect(translator.t('cart.title')).toBe('购物车');
});
