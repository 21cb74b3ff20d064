import { describe, expect, test } from 'vitest';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import { Language } from '#generated/enums.ts';
import * as fieldLists from '#generated/fields.ts';
import * as resourceList from '#generated/resources.ts';
import { PREPARED_LANGUAGES } from './prepared-languages.ts';
import { listKeyGroups, NAMESPACES, readTexts, type Texts } from './texts.ts';

const FORMS = /_(zero|one|two|few|many|other)$/;

/** Lists keys without plural forms: "count_one" and "count_other" are one key. */
function listBaseKeys(texts: Texts): string[] {
  const isForm = (key: string): boolean =>
    FORMS.test(key) && texts.has(key.replace(FORMS, '_other')) && !key.startsWith('enums.');
  return [...new Set([...texts.keys()].map((key) => (isForm(key) ? key.replace(FORMS, '') : key)))].sort();
}

const listPlaceholders = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\d+>/g))].sort();

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  const english = readTexts('en', namespace);

  test.each(Language.values)('%s has the keys of English', (language) => {
    expect(listBaseKeys(readTexts(language, namespace))).toEqual(listBaseKeys(english));
  });

  test.each(Language.values)('%s has no empty or padded text', (language) => {
    expect([...readTexts(language, namespace)].filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });

  test.each(Language.values)('%s has the placeholders of English', (language) => {
    for (const [key, text] of readTexts(language, namespace)) {
      const original = english.get(key) ?? english.get(key.replace(FORMS, '_other')) ?? '';
      expect([key, listPlaceholders(text)]).toEqual([key, listPlaceholders(original)]);
    }
  });

  test.each(Language.values)('%s uses count instead of react-admin’s smart_count', (language) => {
    expect([...readTexts(language, namespace)].filter(([, text]) => text.includes('smart_count'))).toEqual([]);
  });

  test.each(Language.values)('%s has the plural forms of its grammar', (language) => {
    const texts = readTexts(language, namespace);
    // French "many" is for millions: i18next does not fall back to "other", but no count is that high
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
    const countedTexts = [...texts].filter(([key, text]) => key.endsWith('_other') && text.includes('{{count}}'));
    const missingKeys = countedTexts.flatMap(([key]) =>
      forms.map((form) => key.replace(FORMS, `_${form}`)).filter((key) => !texts.has(key)),
    );
    expect(missingKeys).toEqual([]);
  });
});

describe.each(PREPARED_LANGUAGES)('the texts prepared in %s', (language) => {
  test.each(['common', 'storefront'])('%s has keys and placeholders of English', (namespace) => {
    const english = readTexts('en', namespace);
    const texts = [...readTexts(language, namespace)];
    expect(texts.length).toBeGreaterThan(0);
    for (const [key, text] of texts)
      expect([key, listPlaceholders(text)]).toEqual([
        key,
        listPlaceholders(english.get(key) ?? 'no such text {{key}}'),
      ]);
  });
});

/** Placeholders for whole numbers. */
const NUMBERS =
  'count|min|max|total|rows|stock|copies|minutes|days|hours|years|shown|done|added|changed|chosen|refused|wanted';
const COUNTED = new RegExp(`\\{\\{(?:${NUMBERS})\\}\\}[\\s\u00a0\u202f]+\\p{L}{2,}`, 'u');

/** Texts whose word after a number has no plural, or whose number is never one. */
const SAME_FOR_ALL: readonly string[] = [
  // amounts of money, ratios, sizes and lengths of time
  ...[
    'boxes.copies',
    'money.limit',
    'money.limit_left',
    'looks.low',
    'errors.file_max_size',
    'errors.side_too_long',
    'forms.side_long',
    'board.days_in',
  ],
  'order_confirmation.intro_unpaid',
  // adverbs and participles, which English does not inflect
  ...['list.show_more', 'rates.more', 'rates.done', 'order.still_open', 'draft.stock', 'lines.left'],
  ...[
    'boxes.too_few',
    'boxes.progress',
    'project_refund.progress',
    'errors.copies_left',
    'pack.carton',
    'settings.range',
  ],
  // only used for large lists, and for limits far above one
  ...[
    'bulk.all_refused',
    'list.select_all_of',
    'list.select_first',
    'exports.rows_about',
    'errors.sheet_too_long',
    'errors.holders_count',
  ],
  ...['quote.intro', 'quote.intro_untitled', 'quote_sheet.overrun_note', 'impersonated.limits', 'cart.days'],
];

test.each(['en', 'fr'])('texts with a count have plural forms (%s)', (language) => {
  const keys = NAMESPACES.flatMap((namespace) => [...readTexts(language, namespace)])
    .filter(([key, text]) => !FORMS.test(key) && COUNTED.test(text))
    .map(([key]) => key);
  expect(keys.filter((key) => !SAME_FOR_ALL.includes(key))).toEqual([]);
});

test.each(['en', 'fr'])('no text has only a number after a colon (%s)', (language) => {
  const keys = NAMESPACES.flatMap((namespace) => [...readTexts(language, namespace)])
    .filter(([, text]) => /^[^{]*\p{L}\s?: ?\{\{count\}\}(?:[.。]|$)/u.test(text))
    .map(([key]) => key);
  expect(keys).toEqual([]);
});

const OTHER_NAMESPACES = NAMESPACES.filter((namespace) => namespace !== 'common');
test.each(OTHER_NAMESPACES)('%s and common have no group of keys in common', (namespace) => {
  const common = listKeyGroups(readTexts('en', 'common'));
  expect(listKeyGroups(readTexts('en', namespace)).filter((group) => common.includes(group))).toEqual([]);
});

describe('everything generated has a text', () => {
  const common = readTexts('en', 'common');
  const admin = readTexts('en', 'admin');
  const resources: readonly ResourceDefinition[] = Object.values(resourceList.resources);
  const findMissing = (keys: Iterable<string>, texts: Texts): string[] =>
    [...new Set(keys)].filter((key) => !texts.has(key));

  function* flattenFields(fields: readonly FieldDefinition[]): Generator<FieldDefinition> {
    for (const field of fields) {
      // entries of a plain list have neither name nor label
      if (field.name) yield field;
      if (field.items) yield* flattenFields(field.items);
    }
  }
  const fields = [
    ...Object.values<readonly FieldDefinition[]>({ ...fieldLists }),
    ...resources.flatMap(({ fields: own, create = [], update = [], actions }) => [
      own,
      create,
      update,
      ...actions.map((action) => action.fields),
    ]),
  ].flatMap((list) => [...flattenFields(list)]);

  test('fields', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(
      findMissing(
        fields.map(({ label }) => label),
        common,
      ),
    ).toEqual([]);
  });

  test('help for fields', () => {
    expect(
      findMissing(
        fields.flatMap(({ help }) => help ?? []),
        common,
      ),
    ).toEqual([]);
  });

  test('groups of fields', () => {
    expect(
      findMissing(
        fields.flatMap(({ group }) => (group ? `groups.${group}` : [])),
        common,
      ),
    ).toEqual([]);
  });

  test('choices without an enum', () => {
    expect(
      findMissing(
        fields.flatMap(({ options = [] }) => options.map((value) => `options.${value}`)),
        common,
      ),
    ).toEqual([]);
  });

  test('values of enums that the platform does not name', () => {
    const keys = Object.values(enums).flatMap((table) =>
      table.labels ? [] : table.values.map((value) => `enums.${table.name}.${value}`),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(findMissing(keys, common)).toEqual([]);
  });

  test('actions', () => {
    expect(
      findMissing(
        resources.flatMap(({ actions }) => actions.map(({ label }) => label)),
        common,
      ),
    ).toEqual([]);
  });

  test('resources and their groups', () => {
    const keys = resources.flatMap(({ name, group, menu, views = [] }) => [
      ...(menu === undefined ? [] : [`menu.about.${name}`]),
      ...views.map((view) => `views.${name}.${view.name}`),
      `resources.${name}`,
      `resource_one.${name}`,
      `resource_groups.${group}`,
    ]);
    expect(findMissing(keys, admin)).toEqual([]);
  });
});
