/** Which fields of a record tell most in little room. */
import type { FieldModel } from '../field-model.ts';
import { isLongText, plain, TITLE_WORDS } from './words.ts';

const COLUMNS = 7;

/** The property that names a record for people: one that is usually called so, else a text, else its number. */
export function titleOf(fields: readonly FieldModel[], id: string): string {
  const texts = fields.filter(isShort);
  const found = TITLE_WORDS.map((word) => texts.find(({ name }) => plain(name) === word)).find(
    (field) => field !== undefined,
  );
  const text = texts.filter(
    ({ type, name }) => type === 'text' && name !== id && !/(url|uri|href|id|token|hash)$/i.test(name),
  );
  const named = found ?? text.find(({ required }) => required) ?? text[0];
  const isHidden = fields.some(({ name, type }) => name === id && type === 'password');
  return (named ?? (isHidden ? texts[0] : undefined))?.name ?? id;
}

/** A value that fits into a cell. */
export const isPlainValue = ({ type }: FieldModel): boolean =>
  !['json', 'group', 'array', 'file', 'textarea', 'rich-text', 'password', 'chips', 'references'].includes(type);

/** A plain value, or a text in one line though it may be long: a limit of 5,000 signs says nothing of a state. */
const isShort = (field: FieldModel): boolean =>
  isPlainValue(field) || (field.type === 'textarea' && field.maxLength !== undefined && !isLongText(field.name));

/** First what names a record, then what tells most in little room: states, amounts, days; addresses of the API last. */
export function columnsOf(fields: readonly FieldModel[], id: string, title: string): string[] {
  const shown = fields.filter((field) => isShort(field) && !field.writeOnly);
  const rest = shown.filter(({ name }) => name !== id && name !== title);
  const worth = ({ type, name }: FieldModel) => (type === 'url' || /(url|uri|href|token|hash)$/i.test(name) ? 1 : 0);
  const sorted = rest
    .map((field, place) => ({ field, place }))
    .sort((a, b) => worth(a.field) - worth(b.field) || a.place - b.place);
  const names = [
    title,
    ...(shown.some(({ name }) => name === id) ? [id] : []),
    ...sorted.map(({ field }) => field.name),
  ];
  const isColumn = (name: string) => fields.some((field) => field.name === name && field.type !== 'password');
  return [...new Set(names)].filter(isColumn).slice(0, COLUMNS);
}
