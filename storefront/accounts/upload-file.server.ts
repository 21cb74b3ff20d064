import type { UploadPurpose } from '#generated/enums.ts';
import { PART_SIZE } from '#forms-schema/upload/upload.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { createFieldsError } from '#storefront/app/api/fields-error.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/**
 * Uploads a file that was posted without JavaScript and returns its key. Throws ApiError, whose errors are those of the
 * field.
 */
export async function uploadFile(visit: Visit, purpose: UploadPurpose, field: string, file: File): Promise<string> {
  try {
    return await sendFile(visit, purpose, file);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body?.errors?.length) throw error;
    throw createFieldsError(error.body.errors.map((fieldError) => ({ ...fieldError, path: field })));
  }
}

async function sendFile({ api }: Visit, purpose: UploadPurpose, file: File): Promise<string> {
  const { name, type, size } = file;
  const { id } = await unwrap(api.POST('/uploads', { body: { purpose, name, type, size, part_size: PART_SIZE } }));
  const path = { upload_id: id };
  for (let number = 1; (number - 1) * PART_SIZE < size; number += 1) {
    const part = { params: { path: { ...path, part_number: number } } };
    const body = file.slice((number - 1) * PART_SIZE, number * PART_SIZE);
    await unwrap(api.PUT('/uploads/{upload_id}/parts/{part_number}', { ...part, body }));
  }
  const { parts } = await unwrap(api.GET('/uploads/{upload_id}/parts', { params: { path } }));
  return (await unwrap(api.POST('/uploads/{upload_id}/complete', { params: { path }, body: { parts } }))).key;
}
