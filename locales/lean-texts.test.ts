import { expect, it, test } from 'vitest';
import { Language } from '#generated/enums.ts';
import { fillText, searchTexts } from './lean-texts.ts';
import { NAMESPACES, readTexts } from './texts.ts';
import { createTranslator, importWords } from './translate.ts';

const FILES = NAMESPACES as Parameters<typeof createTranslator>[1];

test.each(Language.values)('every text in %s equals that of i18next, for all counts', async (language) => {
  const { t } = await createTranslator(language, FILES);
  const findText = searchTexts(await Promise.all(FILES.map((file) => importWords(language, file))));
  const keys = new Set(FILES.flatMap((file) => [...readTexts(language, file).keys()]));
  const stems = [...keys].map((key) => key.replace(/_(one|other)$/, ''));
  for (const count of [0, 1, 2, 21]) {
    const values = { count, field: 'email', name: '$& {{x}}', max: 5 };
    const format = (key: string) => fillText(findText, language, key, values);
    // i18next replaces a missing value by an empty text; fillText keeps the placeholder
    const differing = [...new Set([...keys, ...stems])].filter(
      (key) => !/\{\{(?!count|field|name|max)/.test(format(key) ?? '') && (format(key) ?? key) !== t(key, values),
    );
    expect(differing).toEqual([]);
  }
});

it('takes the first file that has a text', () => {
  const findText = searchTexts([{ a: { b: 'one' } }, { a: { b: 'two', c: 'three' } }]);
  expect(['a.b', 'a.c', 'a', 'a.d', 'a.b.c', 'x'].map(findText)).toEqual(['one', 'three', ...Array(4).fill(undefined)]);
});

it('does not interpret notation in values', () => {
  const findText = (key: string) => ({ hello: 'Hello {{name}}', secret: 'no' })[key];
  expect(fillText(findText, 'en', 'hello', { name: '$t(secret) {{name}}' })).toBe('Hello $t(secret) {{name}}');
});
