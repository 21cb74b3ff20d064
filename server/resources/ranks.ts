import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';
import type { Language } from '#generated/enums.ts';
import { formatValueLabel } from '#forms-schema/labels.ts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { getTexts } from '#server/core/problems/texts.ts';

/** Sort position by enum value: statuses in workflow order, other values by their translated names. */
export type Ranks = Readonly<Record<string, number>>;

const enumTables: Readonly<Record<string, AnyEnum | undefined>> = enums;

const cachedRanks = new Map<string, Ranks>();

/** Ranks of a field whose values are shown by translated names; undefined for other fields. */
export function getRanks(field: FieldDefinition | undefined, locale: Language): Ranks | undefined {
  const table = field?.data;
  if (!field || !table || field.ref) return undefined;
  const key = `${locale} ${table.name}`;
  let ranks = cachedRanks.get(key);
  if (!ranks) {
    const texts = getTexts(locale);
    const labelContext = { locale, t: (key: string, params = {}) => texts(key, params) };
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const names = table.values.map((value) => ({ value, name: formatValueLabel(field, value, labelContext) }));
    // the values of workflow enums are in workflow order
    const { transitions, colors }: Partial<AnyEnum> = enumTables[table.name] ?? {};
    const isWorkflow = transitions !== undefined || colors !== undefined;
    const sorted = isWorkflow ? names : names.sort((first, second) => compare(first.name, second.name));
    ranks = Object.fromEntries(sorted.map(({ value }, index) => [value, index]));
    cachedRanks.set(key, ranks);
  }
  return ranks;
}

/** The rank of a value, as SQL; null for null. */
export function selectRank(value: SQLWrapper, ranks: Ranks): SQL {
  return sql`(${JSON.stringify(ranks)}::jsonb ->> (${value})::text)::integer`;
}
