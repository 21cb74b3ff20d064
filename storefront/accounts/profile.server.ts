import { DeliveryAddressFields } from '#generated/fields/DeliveryAddress.ts';
import { UserProfileFields } from '#generated/fields/UserProfile.ts';
import type { DeliveryAddressInput, Problem, UserProfileInput } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { parseFormData } from '#forms-schema/form-data.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { isFormRequest, readForm, readObject } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The forms of the profile page, by the query parameter `form`. */
export type ProfileForm = 'profile' | 'delivery';

/** The result of a form of the profile page. */
export interface ProfileOutcome {
  readonly form: ProfileForm;
  readonly problem?: Problem;
}

/** Saves name and phone number, or the delivery address. The API checks the values. */
export async function saveProfile(visit: Visit, request: Request): Promise<ProfileOutcome> {
  const form = new URL(request.url).searchParams.get('form') === 'delivery' ? 'delivery' : 'profile';
  const fields = form === 'delivery' ? DeliveryAddressFields : UserProfileFields;
  const values = isFormRequest(request)
    ? parseFormData(fields, await readForm(request), {}, { locale: visit.language })
    : await readObject(request);
  const outcome = await catchProblem(async () => {
    if (form === 'delivery')
      await unwrap(visit.api.POST('/user/delivery', { body: values as unknown as DeliveryAddressInput }));
    else await unwrap(visit.api.POST('/user/profile', { body: values as unknown as UserProfileInput }));
    return {};
  });
  return { form, ...outcome };
}
