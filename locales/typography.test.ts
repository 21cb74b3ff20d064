import { expect, test } from 'vitest';
import { Language } from '#generated/enums.ts';
import { NAMESPACES, readTexts } from './texts.ts';

/** Signs that a language does not use, with their replacements. */
const WRONG: Readonly<Record<Language, readonly (readonly [sign: RegExp, instead: string])[]>> = {
  en: [
    [/\d\s%|\}\}\s%/u, 'no space before %'],
    [/\bemails?\b/iu, 'e-mail'],
    [/[«»]|"/u, '“ ”'],
    [/[^\s"(]'\p{L}/u, '’'],
  ],
  fr: [
    [/[^\u00a0][;?!»](?!\p{L})|[^\u00a0\d/]:(?=\s|$)/u, 'a non-breaking space before ; : ? ! »'],
    [/«(?!\u00a0)/u, 'a non-breaking space after «'],
    [/[\d}] ?%(?!\{)/u, 'a non-breaking space before %'],
    [/[“”]|"/u, '« »'],
    [/\p{L}'\p{L}/u, '’'],
    [/(?<![-\p{L}])(?:email|mail|courriel)s?(?!\p{L})/iu, 'e-mail'],
    [/\b(?:au|du) e-mail\b/iu, 'à l’e-mail, de l’e-mail'],
  ],
  zh: [
    [/(?<=\p{Script=Han})[,;:?!]|[,;:?!](?=\p{Script=Han})/u, '，；：？！'],
    [/(?<=\p{Script=Han})\(|\)(?=\p{Script=Han})/u, '（）'],
    [/"|[«»]/u, '“ ”'],
    [/\}\} %/u, 'no space before %'],
  ],
};

/** Placeholders and nested keys. */
const PLACEHOLDERS = /\{\{[^}]*\}\}|\$t\([^)]*\)|%\{[^}]*\}/g;
/** Texts with file names, lists of signs or values of users. */
const ALLOWED = new Set([
  'common:errors.latin_invalid',
  'common:errors.file_max_size',
  'common:errors.duration_invalid',
]);

test.each(Language.values)('the texts of %s have the signs and spaces of the language', (language) => {
  const violations = NAMESPACES.flatMap((namespace) =>
    [...readTexts(language, namespace)].flatMap(([key, text]) => {
      if (ALLOWED.has(`${namespace}:${key}`)) return [];
      const plain = text.replace(PLACEHOLDERS, (part) => (part.startsWith('{{') ? '{{0}}' : part));
      return WRONG[language]
        .filter(([sign]) => sign.test(plain))
        .map(([, instead]) => `${namespace}:${key}: “${text}” → ${instead}`);
    }),
  );
  expect(violations).toEqual([]);
});
