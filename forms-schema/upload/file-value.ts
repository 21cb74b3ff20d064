/** Values of file fields; separate from the uploader, which is loaded with the field. */
import type { FieldDefinition } from '#generated/definitions.ts';
import type { RuleViolation } from '../validators.ts';

/** A file in a form. While it has a problem, the record contains the object itself, which validation rejects. */
export interface FileValue {
  /** Why the form cannot be submitted with it; undefined when it can. */
  readonly problem: RuleViolation | undefined;
  /** The record's value. */
  toValue(field: FieldDefinition): unknown;
}

/** A stored file. Without a known name, the key supplies it. */
interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
}

/** Whether an image field takes a file; otherwise it names a stored picture. */
export const isFileUpload = ({ binary, upload }: FieldDefinition): boolean => binary === true || upload !== undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFileValue = (value: unknown): value is FileValue => isObject(value) && 'toValue' in value;

/** Parses a wire value: a key, or a key with name and type. Undefined for other values. */
export function parseStoredFile(value: unknown): StoredFile | undefined {
  if (typeof value === 'string')
    return value === '' ? undefined : { key: value, name: value.replace(/.*\//, ''), mime: '' };
  const { key, name = key, mime = '' }: Partial<StoredFile> = isObject(value) ? value : {};
  return key === undefined || name === undefined ? undefined : { key, name, mime };
}

/** The record's value of a stored file. */
export function toStoredValue({ key, name, mime }: StoredFile, { withName, withMime }: FieldDefinition): unknown {
  return withName || withMime ? { key, ...(withName && { name }), ...(withMime && { mime }) } : key;
}

/** The record's value of a file input entry: selected, stored, or posted. Undefined for other values. */
export function toFileValue(entry: unknown, field: FieldDefinition): unknown {
  if (isFileValue(entry)) return entry.toValue(field);
  if (entry instanceof Blob) return entry;
  const stored = parseStoredFile(entry);
  return stored && toStoredValue(stored, field);
}

/** Returns the problem of the first file that is not ready. */
export function findFileProblem(value: unknown): RuleViolation | undefined {
  return [value].flat().find(isFileValue)?.problem;
}
