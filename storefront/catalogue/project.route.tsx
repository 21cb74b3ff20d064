import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { buildBreadcrumbs, buildProjectData } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadLookOfShops } from '#storefront/shops/white-label.server.ts';
import { renderDescription } from './description.server.ts';
import { ProjectPage } from './ProjectPage.tsx';

const NO_RELATED_PROJECTS = { artist: [], label: [], same: [] };

/** Loads a project. A wrong category or slug redirects permanently to its address (§2.1). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { api, currency, language, path, publicUrl } = visit;
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : undefined;
  if (id === undefined) throw data(null, { status: 404 });
  const options = { params: { path: { id }, query: { currency } } };
  const [project, more] = await Promise.all([
    loadRequired(api.GET('/projects/{id}', options)),
    loadOptional(api.GET('/projects/{id}/more', options), NO_RELATED_PROJECTS),
  ]);
  const { pathname, search } = new URL(request.url);
  const link = buildProjectLink(project);
  if (toEnglishPath(pathname) !== link) throw redirectTo(path(link) + search, 301);
  const linkedData = [
    ...buildProjectData(publicUrl, project),
    buildBreadcrumbs(publicUrl, [
      { name: 'Vinyl shop', to: '/vinyl-shop' },
      { name: project.name, to: link },
    ]),
  ];
  const whiteLabel = await loadLookOfShops(visit, [project.shop_id]);
  const { html: description, summary } = renderDescription(project, language);
  // the page needs the rendered description only
  const { description_en: _english, description_fr: _french, ...projectData } = project;
  return { project: projectData, description, summary, more, linkedData, whiteLabel };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return buildPageMeta(args, { title: 'shop.title' });
  const { project, summary } = args.loaderData;
  return buildPageMeta(args, {
    title: { text: `${project.name} – ${project.artist_name}` },
    description: { text: summary || `${project.name}, ${project.artist_name}` },
    image: `/storage/projects/${encodeURIComponent(project.picture)}/cover-960.webp`,
    type: 'product',
    linkedData: args.loaderData.linkedData,
  });
};

export default function Project() {
  const { project, description, more } = useLoaderData<typeof loader>();
  return <ProjectPage key={project.id} project={project} description={description} more={more} />;
}
