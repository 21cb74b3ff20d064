import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadRequired } from '#storefront/app/api/load.ts';
import { getTexts } from '#storefront/app/locale/texts.tsx';
import { buildBreadcrumbs, buildQuestions } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta, getRootData } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { isSlug } from '../is-slug.ts';
import { HelpPage } from './HelpPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language: lang, publicUrl, path } = context.get(visitContext);
  const params = new URL(request.url).searchParams;
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  const category = params.get('category') ?? '';
  const query = { lang, ...(search && { search }), ...(isSlug(category) && { category }) };
  const { sections, found } = await loadRequired(api.GET('/help', { params: { query } }));
  const { t } = getTexts(lang);
  const questions = sections.flatMap(({ articles }) =>
    articles.map(({ title, description }) => ({ question: title, answer: description })),
  );
  const linkedData = [
    buildBreadcrumbs(publicUrl, [{ name: t('help_centre.title'), to: path('/help') }]),
    ...(questions.length > 0 ? [buildQuestions(questions)] : []),
  ];
  return { sections, found, search, linkedData };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { t } = getTexts(getRootData(args)?.language ?? 'en');
  const { search, sections = [], linkedData } = args.loaderData ?? {};
  // one section is a category
  const [section] = sections.length === 1 ? sections : [];
  return buildPageMeta(args, {
    title: section ? { text: `${section.name} – ${t('help_centre.title')}` } : 'help_centre.title',
    description: section ? { text: section.articles.map(({ title }) => title).join(' · ') } : 'help_centre.description',
    canonicalQuery: ['category'],
    // search results are not indexed
    index: !search,
    linkedData,
  });
};

export default function Help() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
