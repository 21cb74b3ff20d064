import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { formatShareCardPath } from '#domain/content/share-card-path.ts';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildArticle, buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { isSlug } from '#storefront/content/is-slug.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { PostPage } from './PostPage.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, language: lang, publicUrl, path } = context.get(visitContext);
  const slug = params.slug ?? '';
  if (!isSlug(slug)) throw data(null, { status: 404 });
  const post = await loadRequired(api.GET('/posts/{slug}', { params: { path: { slug }, query: { lang } } }));
  const { t } = getTexts(lang);
  const link = path(buildPagePath(ROUTES.post, { slug }));
  const linkedData = [
    buildArticle(publicUrl, post, { to: link, language: lang }),
    buildBreadcrumbs(publicUrl, [
      { name: t('blog.title'), to: path('/blog') },
      { name: post.title, to: link },
    ]),
  ];
  return { post, linkedData };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return buildPageMeta(args, { title: 'blog.title' });
  const { post, linkedData } = args.loaderData;
  return buildPageMeta(args, {
    title: { text: post.title },
    description: { text: post.description },
    image: formatShareCardPath('posts', post.id, getRootData(args)?.language),
    type: 'article',
    feed: '/blog.xml',
    index: !post.is_draft,
    linkedData,
  });
};

export default function Post() {
  return <PostPage {...useLoaderData<typeof loader>()} />;
}
