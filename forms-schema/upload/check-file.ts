import type { FieldDefinition } from '#generated/definitions.ts';
import type { RuleViolation } from '../validators.ts';
import { isAccepted } from './accept.ts';
import { detectType } from './content-type.ts';

/** Result of checking a selected file. */
export interface FileCheck {
  readonly violation?: RuleViolation;
  readonly contentType?: string;
}

/** Checks the size of a file; undefined when valid. */
export function checkSize(file: File, { maxSize }: FieldDefinition): RuleViolation | undefined {
  const isOver = maxSize !== undefined && file.size > maxSize * 1_048_576;
  return isOver ? { code: 'file_max_size', params: { max: maxSize } } : undefined;
}

/** Checks the content of a selected file before upload. */
export async function checkFile(file: File, { accept }: FieldDefinition): Promise<FileCheck> {
  try {
    const kind = await detectType(file);
    return isAccepted(accept, file, kind)
      ? { contentType: kind }
      : { contentType: kind, violation: { code: 'file_type' } };
  } catch {
    return { violation: { code: 'upload_unreadable', params: { name: file.name } } };
  }
}
