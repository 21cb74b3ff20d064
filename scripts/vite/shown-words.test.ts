import { expect, it } from 'vitest';
import common from '#locales/en/common.json' with { type: 'json' };
import { readShopSource, filterShownWords } from './shown-words.ts';

it('keeps fields, enums and actions that the source names, and all other texts', () => {
  const words = {
    words: { yes: 'Yes' },
    fields: { email: 'E-mail', email_key: 'Key' },
    enums: { Country: { FR: 'France' }, CountryKind: { eu: 'EU' }, LotStatus: { open: 'Open' } },
    actions: { adminShipOrder: 'Ship' },
  };
  const source = `label: 'fields.email', data: CountryChoices } import { Country as CountryChoices }`;
  expect(filterShownWords(words, source)).toEqual({
    words: { yes: 'Yes' },
    fields: { email: 'E-mail' },
    enums: { Country: { FR: 'France' } },
    actions: {},
  });
});

it('keeps the texts of the shop, and none that only the back office shows', () => {
  const source = readShopSource();
  const { fields = {}, enums = {}, errors, actions } = filterShownWords(common, source);
  for (const [, key = ''] of source.matchAll(/'fields\.(\w+)'/g)) expect(fields).toHaveProperty([key]);
  // a group within a form
  expect(fields).toHaveProperty('card_number');
  expect(enums).toHaveProperty('Genre');
  expect(enums).toHaveProperty('OrderStatus');
  expect(errors).toEqual(common.errors);
  expect(actions).toEqual({});
  expect(enums).not.toHaveProperty('JobName');
  expect(JSON.stringify(fields).length).toBeLessThan(JSON.stringify(common.fields).length / 3);
});
