import { expect, test } from 'vitest';
import { Language } from '#generated/enums.ts';
import { NAMESPACES, readTexts } from './texts.ts';
import { findTypographyFaults } from './typography.ts';

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
      return findTypographyFaults(language, plain).map((fault) => `${namespace}:${key}: ${fault}`);
    }),
  );
  expect(violations).toEqual([]);
});
