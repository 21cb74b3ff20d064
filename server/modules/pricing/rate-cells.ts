// Cells of an exported table read back: by the field's own name or its label, values as they are or as people see them.
import { countryName } from '#domain/countries.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import { Language } from '#generated/enums.ts';
import { getTexts } from '#server/core/problems/texts.ts';

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The field that a heading stands for, in whatever language it was exported. */
export function fieldOf(heading: string, fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  const asked = folded(heading);
  const isSame = (text: string) => folded(text) === asked;
  return fields.find(
    ({ name, label }) => isSame(name) || Language.values.some((lang) => isSame(getTexts(lang)(label))),
  );
}

const choices = new WeakMap<object, ReadonlyMap<string, string>>();

/** The values of a closed list by all that people may write for them: the value and its labels, folded. */
function choicesOf(data: NonNullable<FieldDefinition['data']>): ReadonlyMap<string, string> {
  let known = choices.get(data);
  if (known) return known;
  const labels = (value: string) =>
    Language.values.map((lang) =>
      data.name === 'Country' ? countryName(value, lang) : getTexts(lang)(`enums.${data.name}.${value}`),
    );
  const values = data.values.map(String);
  // a value itself is meant before a label of another one
  const pairs = [
    ...values.flatMap((value) => labels(value).map((label) => [folded(label), value] as const)),
    ...values.map((value) => [folded(value), value] as const),
  ];
  choices.set(data, (known = new Map(pairs)));
  return known;
}

/** The value of a closed list that a text stands for; a text that is none of them stays, and is refused as such. */
export function choiceOf(text: string, { data }: FieldDefinition): string {
  return (data && choicesOf(data).get(folded(text))) ?? text;
}

/** 25.5 as well as 25,5; nothing for any other text, so that 1.234,5 is never mistaken. */
function decimalOf(text: string): number | undefined {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const NUMBERS: readonly FieldDefinition['type'][] = ['integer', 'number', 'percent', 'money'];

/** What a cell says of its field, as it would be sent; a text that is no number stays one, and is refused. */
export function valueOf(text: string, field: FieldDefinition): unknown {
  const said = text.trim();
  if (said === '') return null;
  if (field.data) return choiceOf(said, field);
  if (!NUMBERS.includes(field.type)) return said;
  return decimalOf(said) ?? said;
}
