// Chooses title and columns of an inferred resource.
import type { FieldModel } from '../field-model.ts';
import { isLongText, normaliseWord, TITLE_WORDS } from './words.ts';

const COLUMNS = 7;

/** Chooses the title property: one with a common title name, else a text, else the id. */
export function chooseTitle(fields: readonly FieldModel[], id: string): string {
  const texts = fields.filter(isShort);
  const titleField = TITLE_WORDS.map((word) => texts.find(({ name }) => normaliseWord(name) === word)).find(
    (field) => field !== undefined,
  );
  const text = texts.filter(
    ({ type, name }) => type === 'text' && name !== id && !/(url|uri|href|id|token|hash)$/i.test(name),
  );
  const chosenField = titleField ?? text.find(({ required }) => required) ?? text[0];
  const isHidden = fields.some(({ name, type }) => name === id && type === 'password');
  return (chosenField ?? (isHidden ? texts[0] : undefined))?.name ?? id;
}

/** Whether a field fits into a table cell. */
export const isPlainValue = ({ type }: FieldModel): boolean =>
  !['json', 'group', 'array', 'file', 'textarea', 'rich-text', 'password', 'chips', 'references'].includes(type);

/** A plain value, or a text that is long only by its limit. */
const isShort = (field: FieldModel): boolean =>
  isPlainValue(field) || (field.type === 'textarea' && field.maxLength !== undefined && !isLongText(field.name));

/** Chooses columns: title, id, then short fields; URLs and tokens last. */
export function chooseColumns(fields: readonly FieldModel[], id: string, title: string): string[] {
  const shownFields = fields.filter((field) => isShort(field) && !field.writeOnly);
  const otherFields = shownFields.filter(({ name }) => name !== id && name !== title);
  const rank = ({ type, name }: FieldModel) => (type === 'url' || /(url|uri|href|token|hash)$/i.test(name) ? 1 : 0);
  const sorted = otherFields
    .map((field, place) => ({ field, place }))
    .sort((a, b) => rank(a.field) - rank(b.field) || a.place - b.place);
  const names = [
    title,
    ...(shownFields.some(({ name }) => name === id) ? [id] : []),
    ...sorted.map(({ field }) => field.name),
  ];
  const isColumn = (name: string) => fields.some((field) => field.name === name && field.type !== 'password');
  return [...new Set(names)].filter(isColumn).slice(0, COLUMNS);
}
