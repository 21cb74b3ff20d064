import { UserPictureFields } from '#generated/fields/UserPicture.ts';
import type { Problem } from '#generated/schemas.ts';
import { parseFormData } from '#forms-schema/form-data.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { isFormRequest, readForm, readObject } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { uploadFile } from './upload-file.server.ts';

/**
 * Saves the account's picture from a form: the key of an uploaded file, null, or, without JavaScript, the file
 * itself. Returns the problem when it is rejected.
 */
export async function savePicture(visit: Visit, request: Request): Promise<{ problem: Problem } | undefined> {
  const values: Readonly<Record<string, unknown>> = isFormRequest(request)
    ? parseFormData(UserPictureFields, await readForm(request), {}, { locale: visit.language })
    : await readObject(request);
  const errors = checkFields(UserPictureFields, values);
  if (errors.length > 0)
    return { problem: { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors } };
  try {
    const { picture } = values;
    const key = picture instanceof File ? await uploadFile(visit, 'user_picture', 'picture', picture) : picture;
    if (typeof key === 'string' || key === null)
      await unwrap(visit.api.POST('/user/picture', { body: { picture: key } }));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: toProblem(error) };
  }
}
