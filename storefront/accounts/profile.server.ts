import { UserDeliveryFields } from '#generated/fields/UserDelivery.ts';
import { UserProfileFields } from '#generated/fields/UserProfile.ts';
import type { Problem, UserDeliveryInput, UserProfileInput } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
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
  const fields = form === 'delivery' ? UserDeliveryFields : UserProfileFields;
  const values: unknown = await readRecord(request, fields, visit.language);
  const outcome = await catchProblem(async () => {
    if (form === 'delivery') await unwrap(visit.api.POST('/user/delivery', { body: values as UserDeliveryInput }));
    else await unwrap(visit.api.POST('/user/profile', { body: values as UserProfileInput }));
    return {};
  });
  return { form, ...outcome };
}
