import { expect, it } from 'vitest';
import { registerMessages } from './messages.ts';
import { createTranslator, type MessageKey } from './translate.ts';

registerMessages('en', [
  { a: { hello: 'Hello {{ name }}', row_one: '{{count}} row', row_other: '{{count}} rows' } },
  { b: 'both' },
]);
registerMessages('fr', [{ a: { row_one: '{{count}} ligne', row_other: '{{count}} lignes' } }]);
registerMessages('zh', [{ a: { row_other: '{{count}} 行' } }]);

const translate = (language: 'en' | 'fr' | 'zh', key: string, values?: Record<string, string | number>) =>
  createTranslator(language)(key as MessageKey, values);

it('fills in values', () => expect(translate('en', 'a.hello', { name: 'Léa' })).toBe('Hello Léa'));

it('keeps dollar signs and unknown placeholders as they are', () => {
  expect(translate('en', 'a.hello', { name: '$& $1' })).toBe('Hello $& $1');
  expect(translate('en', 'a.hello')).toBe('Hello {{ name }}');
});

it('falls back to later namespaces', () => expect(translate('en', 'b')).toBe('both'));

it.each([
  ['en', 0, '0 rows'],
  ['en', 1, '1 row'],
  ['fr', 0, '0 ligne'],
  ['fr', 1_000_000, '1000000 lignes'],
  ['zh', 1, '1 行'],
] as const)('uses the plural form of %s for %i', (language, count, text) =>
  expect(translate(language, 'a.row', { count })).toBe(text),
);

it('shows the key when there is no text', () => expect(translate('fr', 'a.nothing')).toBe('a.nothing'));
