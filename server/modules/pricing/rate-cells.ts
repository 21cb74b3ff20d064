// Parses cells of exported tables: headings by name or label, values raw or formatted.
import { getCountryName } from '#domain/countries.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { Language } from '#generated/enums.ts';
import { getTexts } from '#server/core/problems/texts.ts';

const foldText = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Finds the field of a heading in any language. */
export function findField(heading: string, fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  const foldedHeading = foldText(heading);
  const isSame = (text: string) => foldText(text) === foldedHeading;
  return fields.find(
    ({ name, label }) => isSame(name) || Language.values.some((lang) => isSame(getTexts(lang)(label))),
  );
}

const cachedChoices = new WeakMap<object, ReadonlyMap<string, string>>();

/** Enum values by folded value and label. */
function getChoices(data: NonNullable<FieldDefinition['data']>): ReadonlyMap<string, string> {
  let valuesByText = cachedChoices.get(data);
  if (valuesByText) return valuesByText;
  const getLabels = (value: string) =>
    Language.values.map((lang) =>
      data.name === 'Country' ? getCountryName(value, lang) : getTexts(lang)(`enums.${data.name}.${value}`),
    );
  const values = data.values.map(String);
  // values take precedence over labels of other values
  const pairs = [
    ...values.flatMap((value) => getLabels(value).map((label) => [foldText(label), value] as const)),
    ...values.map((value) => [foldText(value), value] as const),
  ];
  cachedChoices.set(data, (valuesByText = new Map(pairs)));
  return valuesByText;
}

/** The enum value of a text; unknown texts are returned and rejected later. */
export function parseChoice(text: string, { data }: FieldDefinition): string {
  return (data && getChoices(data).get(foldText(text))) ?? text;
}

/** Parses 25.5 or 25,5; undefined for ambiguous numbers such as 1.234,5. */
function parseDecimal(text: string): number | undefined {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const NUMBER_TYPES: readonly FieldDefinition['type'][] = ['integer', 'number', 'percent', 'money'];

/** Parses a cell by its field; invalid numbers are returned as text and rejected later. */
export function parseCell(text: string, field: FieldDefinition): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (field.data) return parseChoice(trimmed, field);
  if (!NUMBER_TYPES.includes(field.type)) return trimmed;
  return parseDecimal(trimmed) ?? trimmed;
}
