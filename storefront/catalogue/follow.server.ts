import type { MakerType } from '#generated/enums.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { parseMakerId } from './load-maker.server.ts';

/** The result of a follow form. */
export interface FollowOutcome {
  readonly failed: boolean;
}

/** Follows an artist or label, or no longer does, as its form says. Visitors sign in first and return to the page. */
export async function submitFollow(
  type: MakerType,
  request: Request,
  params: { readonly id?: string },
  visit: Visit,
): Promise<FollowOutcome> {
  const id = parseMakerId(params);
  const following = (await readForm(request)).get('following') === 'true';
  await requireUser(visit, request);
  try {
    await unwrap(visit.api.POST('/user/follows/{id}', { params: { path: { id } }, body: { type, following } }));
    return { failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failed: true };
  }
}
