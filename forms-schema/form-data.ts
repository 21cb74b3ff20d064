/** Reads a form that a browser posted before its JavaScript arrived, or without any. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { type FormOptions, fromInputs, isAsked, isGroup } from './form-values.ts';
import { withOverrides } from './overrides.ts';
import { inputName, inputPath, setAt } from './paths.ts';
import { isChosen } from './upload/file-value.ts';

/** Nobody fills more rows by hand; a hostile index must not make us count to a billion. */
const MOST_ROWS = 1000;

function inputOf(field: FieldDefinition, name: string, data: FormData): unknown {
  if (field.items && field.type !== 'json') {
    if (isGroup(field)) return inputsOf(field.items, name, data);
    return rowsOf(name, data).map((index) => inputsOf(field.items ?? [], `${name}.${index}`, data));
  }
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return data.has(name);
    case 'multi-select':
    case 'references':
    case 'chips':
      return data.getAll(name).map(asId);
    case 'discs':
      return rowsOf(name, data).map((index) => data.get(`${name}.${index}`));
    case 'file':
    case 'audio':
      return filesOf(name, data);
    case 'image':
      return isChosen(field) ? filesOf(name, data) : data.get(name);
    case 'sizes':
      return Object.fromEntries(
        [...data.keys()]
          .filter((key) => key.startsWith(`${name}.`))
          .map((key) => [key.slice(name.length + 1), data.get(key)]),
      );
    case 'reference':
      return asId(data.get(name));
    default:
      return data.get(name);
  }
}

/** Files of the form, and keys of files that were kept before. */
function filesOf(name: string, data: FormData): unknown[] {
  return data.getAll(name).filter((posted) => (typeof posted === 'string' ? posted !== '' : posted.size > 0));
}

// numbers of records are numbers on the wire
function asId(posted: FormDataEntryValue | null): unknown {
  if (posted === '') return null;
  return typeof posted === 'string' && /^[1-9]\d{0,14}$/.test(posted) ? Number(posted) : posted;
}

function rowsOf(name: string, data: FormData): number[] {
  const start = `${name}.`;
  const indices = new Set<number>();
  for (const key of data.keys()) {
    const index = key.startsWith(start) ? Number.parseInt(key.slice(start.length), 10) : NaN;
    if (index >= 0 && index < MOST_ROWS) indices.add(index);
  }
  return [...indices].sort((a, b) => a - b);
}

function inputsOf(definitions: readonly FieldDefinition[], parent: string, data: FormData): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const field of definitions.filter(isAsked)) {
    setAt(inputs, inputPath(inputName('', field.name)), inputOf(field, inputName(parent, field.name), data));
  }
  return inputs;
}

/** The typed record that a posted form means, as fromInputs; check it with checkFields before use. */
export function fromFormData(
  definitions: readonly FieldDefinition[],
  data: FormData,
  original: Values,
  options: FormOptions,
): Record<string, unknown> {
  const fields = withOverrides(definitions, {}, undefined);
  return fromInputs(fields, inputsOf(fields, '', data), original, options);
}
