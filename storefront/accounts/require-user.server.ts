import type { UserData } from '#generated/schemas.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** Loads the signed-in user. Throws a redirect to the sign-in page, which returns to the requested page (§2.3). */
export async function requireUser(visit: Visit, request: Request): Promise<UserData> {
  const user = await visit.user();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirectTo(visit.path(`/sign?${new URLSearchParams({ redirect: pathname + search })}`));
}
