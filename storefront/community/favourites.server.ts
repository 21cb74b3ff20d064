import { unwrap } from '#generated/client/unwrap.ts';
import type { ProjectLike } from '#generated/schemas.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

export type FavouriteIntent = 'like' | 'wish';

/** Toggles the like or the wish of the signed-in user. */
export async function toggleFavourite({ api }: Visit, intent: FavouriteIntent, id: number): Promise<ProjectLike> {
  const params = { path: { id } };
  if (intent === 'like') return unwrap(api.POST('/projects/{id}/like', { params }));
  const { in_whishlist } = await unwrap(api.GET('/projects/{id}/like', { params }));
  return unwrap(api.POST('/user/wishes', { body: { project_id: id, in_whishlist: !in_whishlist } }));
}

/** Redirects a visitor to the sign-in page, which returns to `page`; the like or wish is added there. */
export function askToSignIn(visit: Visit, intent: FavouriteIntent, id: number, page: string): Response {
  visit.cookies.set(OWN_COOKIES.favourite, `${intent}.${id}`);
  return redirectTo(visit.path(`/sign?${new URLSearchParams({ redirect: page })}`), 303);
}

/** Loads what the user likes and wishes, after adding the like or wish made before signing in. */
export async function loadFavourite(visit: Visit, id: number): Promise<ProjectLike | undefined> {
  const { api, cookies } = visit;
  const favourite = await loadOptional(api.GET('/projects/{id}/like', { params: { path: { id } } }), undefined);
  const [intent, pendingId] = cookies.get(OWN_COOKIES.favourite.name)?.split('.') ?? [];
  if (!favourite || Number(pendingId) !== id) return favourite;
  cookies.delete(OWN_COOKIES.favourite);
  if (intent === 'like' && !favourite.liked) return toggleFavourite(visit, 'like', id);
  if (intent === 'wish' && !favourite.in_whishlist) return toggleFavourite(visit, 'wish', id);
  return favourite;
}
