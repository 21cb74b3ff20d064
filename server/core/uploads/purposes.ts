/** Limits of uploads by purpose, from the description (`x-field.upload`). */
import type { FieldDefinition } from '#generated/definitions.ts';
import { UploadPurpose } from '#generated/enums.ts';
import * as generatedFields from '#generated/fields.ts';
import { resolveReference } from '#server/core/api/description.ts';
import type { Account } from '#server/core/api/handler.ts';
import { isDocument, isSound } from './find-upload.ts';

export interface Purpose {
  /** Accepted types, in the format of HTML's `accept`. */
  readonly accept: string;
  /** Megabytes of 1,048,576 bytes. */
  readonly maxSize: number;
}

const fields = Object.values<readonly FieldDefinition[]>({ ...generatedFields }).flat();

function toPurpose(name: UploadPurpose): readonly [UploadPurpose, Purpose] {
  const field = fields.find(({ upload }) => upload === name);
  if (field?.accept === undefined || field.maxSize === undefined)
    throw new Error(`No field of the description says what may be uploaded as ${name}.`);
  return [name, { accept: field.accept, maxSize: field.maxSize }];
}

const purposes = new Map(UploadPurpose.values.map(toPurpose));

/** Returns the limits of a purpose. */
export function getLimits(name: UploadPurpose): Purpose {
  const purpose = purposes.get(name);
  if (!purpose) throw new Error(`There is no purpose ${name}.`);
  return purpose;
}

const rolesByPurpose = resolveReference<{ 'x-purpose-roles': Readonly<Record<string, readonly string[]>> }>(
  '#/components/schemas/UploadPurpose',
)['x-purpose-roles'];

/** Whether an account may upload for a purpose (`x-purpose-roles` of the description). */
export function canUpload(account: Account | undefined, purpose: UploadPurpose): boolean {
  return account?.roles.some((role) => rolesByPurpose[purpose]?.includes(role)) ?? false;
}

/** Maximum bytes of a file in a storefront form; staff, sounds and documents use multipart uploads. */
export const MAX_FORM_FILE_BYTES =
  1_048_576 *
  Math.max(
    ...UploadPurpose.values.map((purpose) =>
      isSound({ purpose }) || isDocument({ purpose }) || !rolesByPurpose[purpose]?.includes('user')
        ? 0
        : getLimits(purpose).maxSize,
    ),
  );
