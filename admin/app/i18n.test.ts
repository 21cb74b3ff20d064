import { expect, it } from 'vitest';
import { loadTranslations, createI18nProvider } from './i18n.ts';

it('falls back to the default value, then to the key', async () => {
  const words = await loadTranslations(() => Promise.resolve({ options: { new: 'New' } }));
  const { translate } = createI18nProvider(words, () => {});
  expect(translate('options.new', { defaultValue: 'new' })).toBe('New');
  expect(translate('options.Tracking no.', { defaultValue: 'Tracking no.' })).toBe('Tracking no.');
  expect(translate('options.Order', { _: 'Order' })).toBe('Order');
  expect(translate('options.other')).toBe('options.other');
});
