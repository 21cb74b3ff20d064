import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { formatShareCardPath } from '#domain/content/share-card-path.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { buildBreadcrumbs, buildProjectData } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { loadFavourite } from '#storefront/community/favourites.server.ts';
import { parseReviewPage, REVIEWS_PER_PAGE } from '#storefront/community/review-page.ts';
import { loadLookOfShops } from '#storefront/shops/white-label.server.ts';
import { renderDescription } from './description.server.ts';
import { changeProject } from './project-action.server.ts';
import { findAvailableItem, ProjectPage } from './ProjectPage.tsx';
import { loadShippingEstimate } from './shipping-estimate.server.ts';

const NO_RELATED_PROJECTS = { artist: [], label: [], same: [] };
const NO_COMMENTS = { comments: [], count: 0, ratings: 0, average: null };

/** Parses the id of the address. Throws 404. */
function parseProjectId(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw data(null, { status: 404 });
  return Number(text);
}

/** Loads a project. A wrong category or slug redirects permanently to its address (§2.1). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { api, currency, language, path, publicUrl } = visit;
  const id = parseProjectId(params.id);
  const { pathname, search, searchParams } = new URL(request.url);
  const reviewPage = parseReviewPage(searchParams);
  const options = { params: { path: { id }, query: { currency } } };
  const page = { limit: REVIEWS_PER_PAGE, offset: (reviewPage - 1) * REVIEWS_PER_PAGE };
  const [project, more, comments, favourite] = await Promise.all([
    loadRequired(api.GET('/projects/{id}', options)),
    loadOptional(api.GET('/projects/{id}/more', options), NO_RELATED_PROJECTS),
    loadOptional(api.GET('/projects/{id}/comments', { params: { path: { id }, query: page } }), NO_COMMENTS),
    visit.user().then((user) => (user ? loadFavourite(visit, id) : undefined)),
  ]);
  const link = buildProjectLink(project);
  if (toEnglishPath(pathname) !== link) throw redirectTo(path(link) + search, 301);
  const linkedData = [
    ...buildProjectData(publicUrl, project, comments),
    buildBreadcrumbs(publicUrl, [
      { name: 'Vinyl shop', to: '/vinyl-shop' },
      { name: project.name, to: link },
    ]),
  ];
  const whiteLabel = await loadLookOfShops(visit, [project.shop_id]);
  const { html: description, summary } = renderDescription(project, language);
  // the page needs the rendered description only
  const { description_en: _english, description_fr: _french, ...projectData } = project;
  return {
    ...{ project: projectData, description, summary, more, linkedData, comments, reviewPage, whiteLabel },
    favourite: favourite ?? { project_id: id, likes: project.likes ?? 0, liked: false, in_whishlist: false },
    estimate: await loadShippingEstimate(visit, findAvailableItem(project.items)?.id, visit.country),
    hasEnded: project.ends_at != null && project.ends_at * 1000 <= Date.now(),
  };
}

/** Handles the forms of the page: likes, wishes, reviews and back-in-stock notices. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return changeProject(context.get(visitContext), {
    id: parseProjectId(params.id),
    form: await readForm(request),
    page: pathname + search,
  });
}

/** Keeps the forms when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

/** Skips the page's own forms, which show their results themselves, and those of the cart. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isOwnForm = args.formMethod === 'POST' && args.formAction?.split('?')[0] === args.currentUrl.pathname;
  return !isOwnForm && skipCartForms(args);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return buildPageMeta(args, { title: 'shop.title' });
  const { project, summary } = args.loaderData;
  return buildPageMeta(args, {
    title: { text: `${project.name} – ${project.artist_name}` },
    description: { text: summary || `${project.name}, ${project.artist_name}` },
    image: formatShareCardPath('projects', project.id),
    type: 'product',
    embeddable: project.songs.length > 0,
    linkedData: args.loaderData.linkedData,
  });
};

export default function Project() {
  const {
    linkedData: _linkedData,
    summary: _summary,
    whiteLabel: _whiteLabel,
    ...page
  } = useLoaderData<typeof loader>();
  return <ProjectPage key={page.project.id} {...page} />;
}
