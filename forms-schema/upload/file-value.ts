/** What values of file fields have in common, for who passes them on: the entries themselves come with the field. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Verdict } from '../validators.ts';

/** A file while a form has it. As long as it has a problem it stands in the record as itself, and the rules refuse it. */
export interface FileValue {
  /** Why the form cannot be sent with it, undefined when it can. */
  readonly problem: Verdict | undefined;
  /** What the record gets. */
  toValue(field: FieldDefinition): unknown;
}

/** A file that is kept already. Where only its key is known, that tells the name. */
interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
}

/** Whether an image is a file that somebody chooses; otherwise the name of a picture kept elsewhere. */
export const isChosen = ({ binary, upload }: FieldDefinition): boolean => binary === true || upload !== undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFileValue = (value: unknown): value is FileValue => isObject(value) && 'toValue' in value;

/** A value of the wire: a key, or a key with the file's name and type. Undefined for anything else. */
export function keptFile(value: unknown): KeptFile | undefined {
  if (typeof value === 'string')
    return value === '' ? undefined : { key: value, name: value.replace(/.*\//, ''), mime: '' };
  const { key, name = key, mime = '' }: Partial<KeptFile> = isObject(value) ? value : {};
  return key === undefined || name === undefined ? undefined : { key, name, mime };
}

/** What the record gets of a kept file. */
export function keptValue({ key, name, mime }: KeptFile, { withName, withMime }: FieldDefinition): unknown {
  return withName || withMime ? { key, ...(withName && { name }), ...(withMime && { mime }) } : key;
}

/** What the record gets of an entry of a file input: chosen, kept before, or posted with the form. Undefined for anything else. */
export function fileValue(entry: unknown, field: FieldDefinition): unknown {
  if (isFileValue(entry)) return entry.toValue(field);
  if (entry instanceof Blob) return entry;
  const kept = keptFile(entry);
  return kept && keptValue(kept, field);
}

/** What is wrong with a value that holds a file which is not ready. */
export function unreadyFile(value: unknown): Verdict | undefined {
  return [value].flat().find(isFileValue)?.problem;
}
