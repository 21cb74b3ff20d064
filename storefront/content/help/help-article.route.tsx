import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildPagePath, ROUTES, withSearch } from '#domain/routes.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { isSlug } from '../is-slug.ts';
import { HelpArticle } from './HelpArticle.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, language: lang, publicUrl, path } = context.get(visitContext);
  const slug = params.slug ?? '';
  if (!isSlug(slug)) throw data(null, { status: 404 });
  const article = await loadRequired(api.GET('/help/{slug}', { params: { path: { slug }, query: { lang } } }));
  const { t } = getTexts(lang);
  const { category, title } = article;
  const linkedData = [
    buildBreadcrumbs(publicUrl, [
      { name: t('help_centre.title'), to: path('/help') },
      { name: category.name, to: path(withSearch('/help', `?category=${category.slug}`)) },
      { name: title, to: path(buildPagePath(ROUTES.helpArticle, { slug })) },
    ]),
  ];
  return { article, linkedData };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return buildPageMeta(args, { title: 'help_centre.title' });
  const { article, linkedData } = args.loaderData;
  return buildPageMeta(args, {
    title: { text: article.title },
    description: { text: article.description },
    type: 'article',
    index: !article.is_draft,
    linkedData,
  });
};

export default function HelpArticlePage() {
  return <HelpArticle {...useLoaderData<typeof loader>()} />;
}
