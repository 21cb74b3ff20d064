// Parses cells of exported tables: headings by name or label, values raw or formatted.
import { countryName } from '#domain/countries.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { Language } from '#generated/enums.ts';
import { getTexts } from '#server/core/problems/texts.ts';

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Finds the field of a heading in any language. */
export function fieldOf(heading: string, fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  const asked = folded(heading);
  const isSame = (text: string) => folded(text) === asked;
  return fields.find(
    ({ name, label }) => isSame(name) || Language.values.some((lang) => isSame(getTexts(lang)(label))),
  );
}

const choices = new WeakMap<object, ReadonlyMap<string, string>>();

/** Enum values by normalised value and labels. */
function choicesOf(data: NonNullable<FieldDefinition['data']>): ReadonlyMap<string, string> {
  let known = choices.get(data);
  if (known) return known;
  const labels = (value: string) =>
    Language.values.map((lang) =>
      data.name === 'Country' ? countryName(value, lang) : getTexts(lang)(`enums.${data.name}.${value}`),
    );
  const values = data.values.map(String);
  // values take precedence over labels of others
  const pairs = [
    ...values.flatMap((value) => labels(value).map((label) => [folded(label), value] as const)),
    ...values.map((value) => [folded(value), value] as const),
  ];
  choices.set(data, (known = new Map(pairs)));
  return known;
}

/** The enum value of a text; unknown texts are returned and rejected later. */
export function choiceOf(text: string, { data }: FieldDefinition): string {
  return (data && choicesOf(data).get(folded(text))) ?? text;
}

/** Parses 25.5 or 25,5; undefined for ambiguous numbers such as 1.234,5. */
function decimalOf(text: string): number | undefined {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const NUMBERS: readonly FieldDefinition['type'][] = ['integer', 'number', 'percent', 'money'];

/** Parses a cell by its field; invalid numbers are returned as text and rejected later. */
export function valueOf(text: string, field: FieldDefinition): unknown {
  const said = text.trim();
  if (said === '') return null;
  if (field.data) return choiceOf(said, field);
  if (!NUMBERS.includes(field.type)) return said;
  return decimalOf(said) ?? said;
}
