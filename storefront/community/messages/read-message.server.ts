import { UserMessageRequestFields } from '#generated/fields/UserMessageRequest.ts';
import type { UserMessageRequestInput } from '#generated/schemas.ts';
import { createFieldsError } from '#storefront/app/api/fields-error.ts';
import { uploadFile } from '#storefront/accounts/upload-file.server.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/**
 * Reads a message from a form. Pictures are the keys of uploaded files or, without JavaScript, files, which are uploaded.
 * Throws ApiError when one is rejected.
 */
export async function readMessage(visit: Visit, request: Request): Promise<UserMessageRequestInput> {
  const values = await readRecord(request, UserMessageRequestFields, visit.language);
  const errors = checkFields(UserMessageRequestFields, values);
  if (errors.length > 0) throw createFieldsError(errors);
  const pictures: unknown[] = [];
  for (const picture of Array.isArray(values.pictures) ? values.pictures : [])
    pictures.push(picture instanceof File ? await uploadFile(visit, 'message_picture', 'pictures', picture) : picture);
  return { ...values, pictures } as UserMessageRequestInput;
}
