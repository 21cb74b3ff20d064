/** How values of lists are called in the reader's language: by translation, or by the platform for codes it knows. */
import type { EnumDefinition, FieldDefinition } from '#generated/definitions.ts';
import { offeredValues } from './choices.ts';

/** Looks up a text by its key and fills its placeholders, as i18next's `t`. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

export interface Wording {
  readonly t: Translate;
  readonly locale: string;
}

/** A value as its input holds it, and its name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const KINDS = { 'intl-region': 'region', 'intl-currency': 'currency', 'intl-language': 'language' } as const;

const namers = new Map<string, Intl.DisplayNames>();

export function platformName(code: string, kind: keyof typeof KINDS, locale: string): string {
  const key = `${locale} ${kind}`;
  let namer = namers.get(key);
  if (!namer) {
    namer = new Intl.DisplayNames(locale, { type: KINDS[kind], fallback: 'code' });
    namers.set(key, namer);
  }
  try {
    return namer.of(code) ?? code;
  } catch {
    return code; // no code at all
  }
}

/** Name of a value of an enum. A value added at run time has no translation and is shown as it is. */
export function enumLabel(table: EnumDefinition, value: unknown, { t, locale }: Wording): string {
  const text = String(value);
  if (table.labels) return platformName(text, table.labels, locale);
  return t(`enums.${table.name}.${text}`, { defaultValue: text });
}

/** Name of a value a field takes, of one of its own options or of its enum. */
export function valueLabel(field: FieldDefinition, value: unknown, wording: Wording): string {
  if (field.data) return enumLabel(field.data, value, wording);
  return field.options ? wording.t(`options.${String(value)}`, { defaultValue: String(value) }) : String(value);
}

const made = new WeakMap<Wording, WeakMap<object, readonly Choice[]>>();

/**
 * What a field offers, in the description's order; names that the platform gives are sorted as the language does. Made
 * once for each list and language.
 */
export function choicesOf(field: FieldDefinition, wording: Wording): readonly Choice[] {
  const list = field.options ?? field.data;
  if (!list) return [];
  const lists = made.get(wording) ?? new WeakMap<object, readonly Choice[]>();
  made.set(wording, lists);
  const choices = lists.get(list) ?? makeChoices(field, wording);
  lists.set(list, choices);
  return choices;
}

function makeChoices(field: FieldDefinition, wording: Wording): Choice[] {
  const choices = offeredValues(field).map((value) => ({
    value: String(value),
    label: valueLabel(field, value, wording),
  }));
  if (field.data?.labels !== 'intl-region') return choices;
  const { compare } = new Intl.Collator(wording.locale);
  return choices.sort((one, other) => compare(one.label, other.label));
}
