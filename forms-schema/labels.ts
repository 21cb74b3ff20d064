/** Localised labels of enum values: translated, or from Intl for codes of regions, currencies and languages. */
import type { EnumDefinition, FieldDefinition } from '#generated/definitions.ts';
import { listOfferedValues } from './choices.ts';

/** Translates a key with parameters, like i18next's `t`. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export interface Localization {
  readonly t: Translate;
  readonly locale: string;
}

/** An option: input value and label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const KINDS = { 'intl-region': 'region', 'intl-currency': 'currency', 'intl-language': 'language' } as const;

const displayNames = new Map<string, Intl.DisplayNames>();

export function formatPlatformName(code: string, kind: keyof typeof KINDS, locale: string): string {
  const key = `${locale} ${kind}`;
  let formatter = displayNames.get(key);
  if (!formatter) {
    formatter = new Intl.DisplayNames(locale, { type: KINDS[kind], fallback: 'code' });
    displayNames.set(key, formatter);
  }
  try {
    return formatter.of(code) ?? code;
  } catch {
    return code; // not a valid code
  }
}

/** Formats the label of an enum value. A value without translation is returned as it is. */
export function formatEnumLabel(table: EnumDefinition, value: unknown, { t, locale }: Localization): string {
  const text = String(value);
  if (table.labels) return formatPlatformName(text, table.labels, locale);
  return t(`enums.${table.name}.${text}`, { defaultValue: text });
}

/** Formats the label of a field's value, from its options or enum. */
export function formatValueLabel(field: FieldDefinition, value: unknown, wording: Localization): string {
  if (field.data) return formatEnumLabel(field.data, value, wording);
  return field.options ? wording.t(`options.${String(value)}`, { defaultValue: String(value) }) : String(value);
}

const cache = new WeakMap<Localization, WeakMap<object, readonly Choice[]>>();

/** Lists the options of a field in the description's order; countries sorted by label. Cached per list and locale. */
export function listChoices(field: FieldDefinition, wording: Localization): readonly Choice[] {
  const list = field.options ?? field.data;
  if (!list) return [];
  const lists = cache.get(wording) ?? new WeakMap<object, readonly Choice[]>();
  cache.set(wording, lists);
  const choices = lists.get(list) ?? buildChoices(field, wording);
  lists.set(list, choices);
  return choices;
}

function buildChoices(field: FieldDefinition, wording: Localization): Choice[] {
  const choices = listOfferedValues(field).map((value) => ({
    value: String(value),
    label: formatValueLabel(field, value, wording),
  }));
  if (field.data?.labels !== 'intl-region') return choices;
  const { compare } = new Intl.Collator(wording.locale);
  return choices.sort((a, b) => compare(a.label, b.label));
}
