/** Parses form data posted without JavaScript. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { type FormOptions, fromInputs, hasInput, isGroup } from './form-values.ts';
import { applyOverrides } from './overrides.ts';
import { toInputName, toInputPath, setValueAt } from './paths.ts';
import { isFileUpload } from './upload/file-value.ts';

/** Upper limit of row indices, against hostile form data. */
const MAX_ROWS = 1000;

function readInput(field: FieldDefinition, name: string, data: FormData): unknown {
  if (field.items && field.type !== 'json') {
    if (isGroup(field)) return readInputs(field.items, name, data);
    return listRowIndices(name, data).map((index) => readInputs(field.items ?? [], `${name}.${index}`, data));
  }
  switch (field.type) {
    case 'checkbox':
    case 'switch':
      return data.has(name);
    case 'multi-select':
    case 'references':
    case 'chips':
      return data.getAll(name).map(parseId);
    case 'discs':
      return listRowIndices(name, data).map((index) => data.get(`${name}.${index}`));
    case 'file':
    case 'audio':
      return readFiles(name, data);
    case 'image':
      return isFileUpload(field) ? readFiles(name, data) : data.get(name);
    case 'sizes':
      return Object.fromEntries(
        [...data.keys()]
          .filter((key) => key.startsWith(`${name}.`))
          .map((key) => [key.slice(name.length + 1), data.get(key)]),
      );
    case 'reference':
      return parseId(data.get(name));
    default:
      return data.get(name);
  }
}

/** Posted files, and keys of stored ones. */
function readFiles(name: string, data: FormData): unknown[] {
  return data.getAll(name).filter((posted) => (typeof posted === 'string' ? posted !== '' : posted.size > 0));
}

// record ids are numbers on the wire
function parseId(posted: FormDataEntryValue | null): unknown {
  if (posted === '') return null;
  return typeof posted === 'string' && /^[1-9]\d{0,14}$/.test(posted) ? Number(posted) : posted;
}

function listRowIndices(name: string, data: FormData): number[] {
  const start = `${name}.`;
  const indices = new Set<number>();
  for (const key of data.keys()) {
    const index = key.startsWith(start) ? Number.parseInt(key.slice(start.length), 10) : NaN;
    if (index >= 0 && index < MAX_ROWS) indices.add(index);
  }
  return [...indices].sort((a, b) => a - b);
}

function readInputs(definitions: readonly FieldDefinition[], parent: string, data: FormData): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const field of definitions.filter(hasInput)) {
    setValueAt(
      inputs,
      toInputPath(toInputName('', field.name)),
      readInput(field, toInputName(parent, field.name), data),
    );
  }
  return inputs;
}

/** Parses posted form data into a typed record, like fromInputs; validate it with checkFields before use. */
export function parseFormData(
  definitions: readonly FieldDefinition[],
  data: FormData,
  original: Values,
  options: FormOptions,
): Record<string, unknown> {
  const fields = applyOverrides(definitions, {}, undefined);
  return fromInputs(fields, readInputs(fields, '', data), original, options);
}
