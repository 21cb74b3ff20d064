/** Between problems by their path in the record and errors by the name of their input. */
import type { FieldErrors } from 'react-hook-form';
import { fieldAtPath } from './field-index.ts';
import { isAsked, isGroup } from './form-values.ts';
import type { Translate } from './labels.ts';
import { inReadingOrder } from './layout.ts';
import type { FormField } from './overrides.ts';
import { inputName, inputPath, OWN, pathOf, setAt, valueAt } from './paths.ts';
import type { FieldProblem } from './rules.ts';

/** An error as the form keeps it: the code as its type, the text in the reader's language. */
export interface InputError {
  readonly type: string;
  readonly message: string;
}

/** One error of the form, by the name of its input, with the fields from the outermost to its own. */
export interface NamedError {
  readonly name: string;
  readonly fields: readonly FormField[];
  /** Which entry, counted from 1, where a field of the way is a list. */
  readonly entries: readonly (number | undefined)[];
  readonly message: string;
}

/** Whether the field is a box around inputs of its own. */
export function hasMembers(field: FormField): field is FormField & { readonly items: readonly FormField[] } {
  return field.items !== undefined && field.type !== 'json';
}

/** Name under which the error of a field is kept. */
export function errorName(field: FormField, name: string): string {
  return hasMembers(field) ? `${name}.${OWN}` : name;
}

/** The input that a path in the record means, the box around it where it has none; undefined when the form asks for neither. */
function inputOfPath(fields: readonly FormField[], path: string, parent = ''): string | undefined {
  const field = fieldAtPath(fields, path);
  if (!field) return undefined;
  const own = pathOf(field.name);
  const name = inputName(parent, field.name);
  if (path === own) return errorName(field, name);
  const rest = path.slice(own.length + 1);
  if (!hasMembers(field)) return name;
  const [index = '', ...tail] = rest.split('.');
  const inside = isGroup(field)
    ? inputOfPath(field.items, rest, name)
    : inputOfPath(field.items, tail.join('.'), `${name}.${index}`);
  return inside ?? errorName(field, name);
}

/** Problems by the name of their input; `rest` are those of what the form does not ask for. */
export function locate(
  fields: readonly FormField[],
  problems: readonly FieldProblem[],
): { named: (readonly [name: string, problem: FieldProblem])[]; rest: FieldProblem[] } {
  const places = problems.map((problem) => ({ problem, name: inputOfPath(fields, problem.path) }));
  return {
    named: places.flatMap(({ name, problem }) => (name === undefined ? [] : [[name, problem] as const])),
    rest: places.flatMap(({ name, problem }) => (name === undefined ? [problem] : [])),
  };
}

/** Errors as react-hook-form keeps them, nested like the inputs. */
export function errorTree(
  fields: readonly FormField[],
  problems: readonly FieldProblem[],
  messageOf: (problem: FieldProblem) => string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, problem] of locate(fields, problems).named) {
    setAt(errors, inputPath(name), { type: problem.code, message: messageOf(problem) } satisfies InputError);
  }
  return errors;
}

/** The error of an input, undefined when it is right. */
export function errorAt(errors: unknown, name: string): InputError | undefined {
  const found = valueAt(errors, inputPath(name));
  const isError = typeof found === 'object' && found !== null && 'type' in found && 'message' in found;
  return isError && typeof found.type === 'string' && typeof found.message === 'string'
    ? { type: found.type, message: found.message }
    : undefined;
}

/** All errors of the form, whose fields are given in reading order. */
export function listErrors(fields: readonly FormField[], errors: FieldErrors): NamedError[] {
  return Object.keys(errors).length === 0 ? [] : listMembers(fields, errors, '', [], []);
}

function listMembers(
  fields: readonly FormField[],
  errors: unknown,
  parent: string,
  way: readonly FormField[],
  entries: NamedError['entries'],
): NamedError[] {
  return fields.filter(isAsked).flatMap((field) => {
    const name = inputName(parent, field.name);
    const below = valueAt(errors, inputPath(name));
    if (below === undefined) return [];
    const path = [...way, field];
    const own = errorAt(errors, errorName(field, name));
    const found: NamedError[] = own ? [{ name, fields: path, entries, message: own.message }] : [];
    if (!hasMembers(field)) return found;
    const { items } = field;
    if (isGroup(field))
      return found.concat(listMembers(inReadingOrder(items), errors, name, path, [...entries, undefined]));
    const rows = Array.isArray(below) ? below : [];
    return found.concat(
      rows.flatMap((_, index) =>
        listMembers(inReadingOrder(items), errors, `${name}.${index}`, path, [...entries, index + 1]),
      ),
    );
  });
}

/** "Items 2, Price": the way to a field in the reader's words. */
export function called({ fields, entries }: Pick<NamedError, 'fields' | 'entries'>, t: Translate): string {
  return fields.map(({ label }, level) => [t(label), entries[level]].filter(Boolean).join(' ')).join(', ');
}

/** The same for the name of an input. */
export function calledAt(fields: readonly FormField[], name: string, t: Translate): string {
  const way: FormField[] = [];
  const entries: (number | undefined)[] = [];
  let among = fields;
  let rest = name;
  while (rest !== '') {
    const field = among.find((one) => `${rest}.`.startsWith(`${inputName('', one.name)}.`));
    if (!field) break;
    way.push(field);
    rest = rest.slice(inputName('', field.name).length + 1);
    const [index = ''] = rest.split('.');
    const isEntry = hasMembers(field) && !isGroup(field) && index !== '';
    entries.push(isEntry ? Number(index) + 1 : undefined);
    if (isEntry) rest = rest.slice(index.length + 1);
    among = hasMembers(field) ? field.items : [];
  }
  return called({ fields: way, entries }, t);
}
