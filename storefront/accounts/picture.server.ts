import { UserPictureFields } from '#generated/fields/UserPicture.ts';
import type { Problem } from '#generated/schemas.ts';
import { fromFormData } from '#forms-schema/form-data.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { isForm, readForm, readObject } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { sendFile } from './send-file.server.ts';

/**
 * Changes the account's picture to what a form says: the key of a file that was sent before, nothing, or, without
 * JavaScript, the file itself. Gives back why it was refused, if it was.
 */
export async function savePicture(visit: Visit, request: Request): Promise<{ problem: Problem } | undefined> {
  const values: Readonly<Record<string, unknown>> = isForm(request)
    ? fromFormData(UserPictureFields, await readForm(request), {}, { locale: visit.language })
    : await readObject(request);
  const errors = checkFields(UserPictureFields, values);
  if (errors.length > 0)
    return { problem: { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors } };
  try {
    const { picture } = values;
    const key = picture instanceof File ? await sendFile(visit, 'user_picture', picture) : picture;
    if (typeof key === 'string' || key === null)
      await unwrap(visit.api.POST('/user/picture', { body: { picture: key } }));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // whatever is wrong with the file is wrong with the only input there is
    const problem = problemOf(error);
    const own = problem.errors?.map((one) => ({ ...one, path: 'picture' }));
    return { problem: { ...problem, ...(own && { errors: own }) } };
  }
}
