import type { FieldDefinition } from '#generated/definitions.ts';
import type { Verdict } from '../validators.ts';
import { isAccepted } from './accept.ts';
import { kindOf } from './content-kind.ts';

interface Finding {
  readonly refusal?: Verdict;
  readonly kind?: string;
}

/** The limits that need no look inside. */
export function isTooLarge(file: File, { maxSize }: FieldDefinition): Verdict | undefined {
  const isOver = maxSize !== undefined && file.size > maxSize * 1_048_576;
  return isOver ? { code: 'file_max_size', params: { max: maxSize } } : undefined;
}

/** Looks into a chosen file, before a byte of it is sent. */
export async function examine(file: File, { accept }: FieldDefinition): Promise<Finding> {
  try {
    const kind = await kindOf(file);
    return isAccepted(accept, file, kind) ? { kind } : { kind, refusal: { code: 'file_type' } };
  } catch {
    return { refusal: { code: 'upload_unreadable', params: { name: file.name } } };
  }
}
