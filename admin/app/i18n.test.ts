import { expect, it } from 'vitest';
import { createWords, i18nProviderOf } from './i18n.ts';

it('says a value that has no word as it is, whoever asks', async () => {
  const words = await createWords(() => Promise.resolve({ options: { new: 'New' } }));
  const { translate } = i18nProviderOf(words, () => {});
  expect(translate('options.new', { defaultValue: 'new' })).toBe('New');
  expect(translate('options.Tracking no.', { defaultValue: 'Tracking no.' })).toBe('Tracking no.');
  expect(translate('options.Order', { _: 'Order' })).toBe('Order');
  expect(translate('options.other')).toBe('options.other');
});
