import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { BlogPage } from './BlogPage.tsx';

const PAGE_SIZE = 12;

function parsePage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language: lang, publicUrl, path } = context.get(visitContext);
  const params = new URL(request.url).searchParams;
  const page = parsePage(params.get('page'));
  const tag = params.get('tag') ?? '';
  const query = { lang, ...(tag && { tag }), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { posts, count, tags } = await loadRequired(api.GET('/posts', { params: { query } }));
  const { t } = getTexts(lang);
  const linkedData = [buildBreadcrumbs(publicUrl, [{ name: t('blog.title'), to: path('/blog') }])];
  return { posts, tags, tag, page, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)), linkedData };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { t } = getTexts(getRootData(args)?.language ?? 'en');
  const { tag, tags = [], page = 1, linkedData } = args.loaderData ?? {};
  const name = tags.find(({ slug }) => slug === tag)?.name;
  const title = name ? `${name} – ${t('blog.title')}` : t('blog.title');
  return buildPageMeta(args, {
    title: { text: page > 1 ? `${title}, ${t('blog.page', { page })}` : title },
    description: name ? { text: t('blog.description_of', { tag: name }) } : 'blog.description',
    canonicalQuery: ['tag', 'page'],
    feed: '/blog.xml',
    linkedData,
  });
};

export default function Blog() {
  return <BlogPage {...useLoaderData<typeof loader>()} />;
}
