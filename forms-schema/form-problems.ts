/** Maps problems by record path to errors by input name. */
import type { FieldErrors } from 'react-hook-form';
import { findFieldByPath } from './field-index.ts';
import { hasInput, isGroup } from './form-values.ts';
import type { Translate } from './labels.ts';
import { sortByLayout } from './layout.ts';
import type { FormField } from './overrides.ts';
import { toInputName, toInputPath, ROOT_ERROR, toDottedPath, setValueAt, getValueAt } from './paths.ts';
import type { FieldProblem } from './rules.ts';

/** An error in react-hook-form's shape: `type` is the code, `message` the translated text. */
export interface InputError {
  readonly type: string;
  readonly message: string;
}

/** An error with its input name and the path of fields to it, outermost first. */
export interface NamedError {
  readonly name: string;
  readonly fields: readonly FormField[];
  /** Position in the list, from 1, for each field of the path that is a list. */
  readonly entries: readonly (number | undefined)[];
  readonly message: string;
}

/** Whether the field contains further inputs. */
export function hasMembers(field: FormField): field is FormField & { readonly items: readonly FormField[] } {
  return field.items !== undefined && field.type !== 'json';
}

/** The error key of a field. */
export function getErrorName(field: FormField, name: string): string {
  return hasMembers(field) ? `${name}.${ROOT_ERROR}` : name;
}

/** Finds the input name of a record path, otherwise of its container; undefined when neither has an input. */
function findInputName(fields: readonly FormField[], path: string, parent = ''): string | undefined {
  const field = findFieldByPath(fields, path);
  if (!field) return undefined;
  const fieldPath = toDottedPath(field.name);
  const name = toInputName(parent, field.name);
  if (path === fieldPath) return getErrorName(field, name);
  const memberPath = path.slice(fieldPath.length + 1);
  if (!hasMembers(field)) return name;
  const [index = '', ...entryPath] = memberPath.split('.');
  const memberName = isGroup(field)
    ? findInputName(field.items, memberPath, name)
    : findInputName(field.items, entryPath.join('.'), `${name}.${index}`);
  return memberName ?? getErrorName(field, name);
}

/** Maps problems to input names; `unmapped` are those without an input. */
export function mapToInputs(
  fields: readonly FormField[],
  problems: readonly FieldProblem[],
): { named: (readonly [name: string, problem: FieldProblem])[]; unmapped: FieldProblem[] } {
  const entries = problems.map((problem) => ({ problem, name: findInputName(fields, problem.path) }));
  return {
    named: entries.flatMap(({ name, problem }) => (name === undefined ? [] : [[name, problem] as const])),
    unmapped: entries.flatMap(({ name, problem }) => (name === undefined ? [problem] : [])),
  };
}

/** Builds react-hook-form's error object, nested like the inputs. */
export function buildErrorTree(
  fields: readonly FormField[],
  problems: readonly FieldProblem[],
  getMessage: (problem: FieldProblem) => string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, problem] of mapToInputs(fields, problems).named) {
    setValueAt(errors, toInputPath(name), { type: problem.code, message: getMessage(problem) } satisfies InputError);
  }
  return errors;
}

/** Returns the error of an input; undefined when valid. */
function getErrorAt(errors: unknown, name: string): InputError | undefined {
  const error = getValueAt(errors, toInputPath(name));
  const isError = typeof error === 'object' && error !== null && 'type' in error && 'message' in error;
  return isError && typeof error.type === 'string' && typeof error.message === 'string'
    ? { type: error.type, message: error.message }
    : undefined;
}

/** Lists all errors; `fields` in reading order. */
export function listErrors(fields: readonly FormField[], errors: FieldErrors): NamedError[] {
  return Object.keys(errors).length === 0 ? [] : listMemberErrors(fields, errors, '', [], []);
}

function listMemberErrors(
  fields: readonly FormField[],
  errors: unknown,
  parent: string,
  ancestors: readonly FormField[],
  entries: NamedError['entries'],
): NamedError[] {
  return fields.filter(hasInput).flatMap((field) => {
    const name = toInputName(parent, field.name);
    const fieldErrors = getValueAt(errors, toInputPath(name));
    if (fieldErrors === undefined) return [];
    const path = [...ancestors, field];
    const error = getErrorAt(errors, getErrorName(field, name));
    const namedErrors: NamedError[] = error ? [{ name, fields: path, entries, message: error.message }] : [];
    if (!hasMembers(field)) return namedErrors;
    const { items } = field;
    if (isGroup(field))
      return namedErrors.concat(listMemberErrors(sortByLayout(items), errors, name, path, [...entries, undefined]));
    const rows = Array.isArray(fieldErrors) ? fieldErrors : [];
    return namedErrors.concat(
      rows.flatMap((_, index) =>
        listMemberErrors(sortByLayout(items), errors, `${name}.${index}`, path, [...entries, index + 1]),
      ),
    );
  });
}

/** Formats the labels along the path, such as "Items 2, Price". Groups without a label are left out. */
export function formatErrorLabel({ fields, entries }: Pick<NamedError, 'fields' | 'entries'>, t: Translate): string {
  const labels = fields.map(({ label }, level) => [label && t(label), entries[level]].filter(Boolean).join(' '));
  return labels.filter(Boolean).join(', ');
}

/** Formats the labels along the path of an input name. */
export function formatInputLabel(fields: readonly FormField[], name: string, t: Translate): string {
  const path: FormField[] = [];
  const entries: (number | undefined)[] = [];
  let candidates = fields;
  let remainingName = name;
  while (remainingName !== '') {
    const field = candidates.find(({ name: fieldName }) =>
      `${remainingName}.`.startsWith(`${toInputName('', fieldName)}.`),
    );
    if (!field) break;
    path.push(field);
    remainingName = remainingName.slice(toInputName('', field.name).length + 1);
    const [index = ''] = remainingName.split('.');
    const isEntry = hasMembers(field) && !isGroup(field) && index !== '';
    entries.push(isEntry ? Number(index) + 1 : undefined);
    if (isEntry) remainingName = remainingName.slice(index.length + 1);
    candidates = hasMembers(field) ? field.items : [];
  }
  return formatErrorLabel({ fields: path, entries }, t);
}
