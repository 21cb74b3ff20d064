import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import type { Language } from '#generated/enums.ts';
import { valueLabel } from '#forms-schema/labels.ts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textsOf } from '#server/core/problems/texts.ts';

/** Places of an enum's values: a status by its place in the workflow, others by the alphabet of their names in one language. */
export type Ranks = Readonly<Record<string, number>>;

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

const cachedRanks = new Map<string, Ranks>();

/** The order of a field's values where lists show their names; undefined for fields that show the value itself. */
export function ranksOf(field: FieldDefinition | undefined, locale: Language): Ranks | undefined {
  const table = field?.data;
  if (!field || !table || field.ref) return undefined;
  const key = `${locale} ${table.name}`;
  let ranks = cachedRanks.get(key);
  if (!ranks) {
    const texts = textsOf(locale);
    const wording = { locale, t: (text: string, params = {}) => texts(text, params) };
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const named = table.values.map((value) => ({ value, name: valueLabel(field, value, wording) }));
    // the description lists what follows one another in that order
    const { transitions, colors }: Partial<AnyEnum> = tables[table.name] ?? {};
    const isWorkflow = transitions !== undefined || colors !== undefined;
    const sorted = isWorkflow ? named : named.sort((one, other) => compare(one.name, other.name));
    ranks = Object.fromEntries(sorted.map(({ value }, place) => [value, place]));
    cachedRanks.set(key, ranks);
  }
  return ranks;
}

/** The rank of a value, as SQL; null for null. */
export function rankOf(value: SQLWrapper, ranks: Ranks): SQL {
  return sql`(${JSON.stringify(ranks)}::jsonb ->> (${value})::text)::integer`;
}
