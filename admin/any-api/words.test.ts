import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { humanised, withHumanisedNames } from './words.ts';

it.each([
  ['createdAt', 'Created at'],
  ['created_at', 'Created at'],
  ['repos-issues', 'Repos issues'],
  ['pet_id', 'Pet ID'],
  ['HTMLUrl', 'HTML URL'],
  ['html_url', 'Html URL'],
  ['repos/create', 'Repos create'],
])('%s reads %s', (name, text) => {
  expect(humanised(name)).toBe(text);
});

it('known words stay as they are, unknown ones are their names', async () => {
  const translator = createInstance();
  await translator.init({ lng: 'en', resources: { en: { translation: { fields: { name: 'Title' } } } } });
  withHumanisedNames(translator);
  expect(translator.t('fields.name')).toBe('Title');
  expect(translator.t('fields.born_on')).toBe('Born on');
});
