import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem, ProjectLike } from '#generated/schemas.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { createBadRequest } from '#storefront/app/visit/read-body.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { askToSignIn, toggleFavourite, type FavouriteIntent } from '#storefront/community/favourites.server.ts';

/** The result of a form of the page: the form that was sent, with its problem when it was rejected. */
export interface ProjectAnswer {
  readonly intent: string;
  readonly problem?: Problem;
  /** values to keep in the form */
  readonly values?: Readonly<Record<string, string>>;
  readonly favourite?: ProjectLike;
}

const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

type Change = (visit: Visit, id: number, form: FormData) => Promise<Omit<ProjectAnswer, 'intent'>>;

/** The forms of the page by their `intent`. */
const CHANGES: Readonly<Record<string, Change>> = {
  like: async (visit, id) => ({ favourite: await toggleFavourite(visit, 'like', id) }),
  wish: async (visit, id) => ({ favourite: await toggleFavourite(visit, 'wish', id) }),
  /** text, rating (1 to 5 or none): writes a review or comment */
  async review({ api, language }, project_id, form) {
    const rating = Number(readText(form, 'rating')) || null;
    await unwrap(api.POST('/comments', { body: { project_id, text: readText(form, 'text'), rating, lang: language } }));
    return {};
  },
  /** item_id, email: asks for an e-mail when the item is in stock again */
  async notice({ api }, _id, form) {
    const body = { email: readText(form, 'email'), website: readText(form, 'website') };
    const params = { path: { id: Number(readText(form, 'item_id')) } };
    await unwrap(api.POST('/items/{id}/stock-notice', { params, body }));
    return {};
  },
};

const isFavourite = (intent: string): intent is FavouriteIntent => intent === 'like' || intent === 'wish';

/**
 * Handles a form of the page of a project. A rejected form is answered with its problem and its values. Visitors are
 * asked to sign in before a like or wish; `page` is where they return to.
 */
export async function changeProject(
  visit: Visit,
  { id, form, page }: { id: number; form: FormData; page: string },
): Promise<ProjectAnswer | Response> {
  const intent = readText(form, 'intent');
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) throw createBadRequest();
  if (isFavourite(intent) && !(await visit.user())) return askToSignIn(visit, intent, id, page);
  try {
    return { intent, ...(await change(visit, id, form)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const values = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return { intent, values, problem: toProblem(error) };
  }
}
