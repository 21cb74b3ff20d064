import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { ProjectCard, ProjectDetail } from '#generated/schemas.ts';
import { loadOptional } from '#storefront/app/api/load.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Projects suggested on the page of another. */
export interface Suggestions {
  readonly viewed: readonly ProjectCard[];
  readonly recommended: readonly ProjectCard[];
}

const MAX_VIEWED = 8;

function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_VIEWED);
}

/** Keeps the page when the network or the server fails. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Suggestions> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { viewed: [], recommended: [] };
  }
}

/** Leaves out what a tile does not show. */
function toCard({ description_en: _e, description_fr: _f, songs: _s, items, ...card }: ProjectDetail): ProjectCard {
  return { ...card, item_id: items.length === 1 ? (items[0]?.id ?? null) : null };
}

/** Loads the `viewed` projects, and recommendations for them and for the `project` of the page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Suggestions> {
  const { api, currency } = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const [current] = parseIds(query.get('project'));
  const ids = parseIds(query.get('viewed')).filter((id) => id !== current);
  const project_ids = [...(current ? [current] : []), ...ids].join(',');
  const [recommended, ...viewed] = await Promise.all([
    loadOptional(
      api.GET('/projects/recommandations', { params: { query: { currency, ...(project_ids && { project_ids }) } } }),
      [],
    ),
    // projects that are no longer public are left out
    ...ids.map((id) =>
      loadOptional(api.GET('/projects/{id}', { params: { path: { id }, query: { currency } } }), undefined),
    ),
  ]);
  return { recommended, viewed: viewed.flatMap((project) => (project ? [toCard(project)] : [])) };
}
