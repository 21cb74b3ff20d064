import { expect, it } from 'vitest';
import { createWords } from '../i18n.ts';
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

it('known words stay as they are, unknown ones are their names, in each language', async () => {
  const read = (language: string) => Promise.resolve({ fields: { name: language === 'en' ? 'Title' : 'Titre' } });
  const words = withHumanisedNames(await createWords(read));
  expect(words.text('fields.name')).toBe('Title');
  expect(words.text('fields.born_on')).toBe('Born on');
  const french = await words.in('fr');
  expect([french.text('fields.name'), french.text('fields.born_on')]).toEqual(['Titre', 'Born on']);
});
