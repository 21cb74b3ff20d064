import type { UserData } from '#generated/schemas.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** Who is signed in. Throws the way to the sign-in page, which comes back to the page asked for (§2.3). */
export async function requireUser(visit: Visit, request: Request): Promise<UserData> {
  const user = await visit.user();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirectTo(visit.path(`/sign?${new URLSearchParams({ redirect: pathname + search })}`));
}
