import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { formatMonth } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildBreadcrumbs } from '#storefront/app/meta/linked-data.server.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { BoxListPage } from './BoxListPage.tsx';

/** Loads the records of earlier boxes; `Intl` is not used while a page hydrates, so months are named on the server. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, currency, language, publicUrl } = context.get(visitContext);
  const list = await loadRequired(api.GET('/boxes/records', { params: { query: { currency } } }));
  const locale = getFormatLocale(language);
  const months = list.map((entry) => ({ ...entry, name: formatMonth(`${entry.month}-01`, locale) }));
  return { months, linkedData: [buildBreadcrumbs(publicUrl, [{ name: 'Earlier boxes', to: '/box/list' }])] };
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, {
    ...{ title: 'boxes.list_title', description: 'boxes.list_lead' },
    linkedData: args.loaderData?.linkedData,
  });

export default function BoxList() {
  return <BoxListPage {...useLoaderData<typeof loader>()} />;
}
