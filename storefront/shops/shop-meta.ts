import type { MetaDescriptor } from 'react-router';
import { buildPageMeta, type MetaArgs } from '#storefront/app/meta/page-meta.ts';
import type { ShopPageData } from './load-shop-page.server.ts';

/** Builds the metadata of a shop's page. With an own host, the shop's canonical address is its home page there. */
export function buildShopMeta(args: MetaArgs, page: ShopPageData | undefined): MetaDescriptor[] {
  if (!page) return buildPageMeta(args, { title: 'shop.title' });
  return buildPageMeta(args, {
    title: { text: page.shop.name },
    description: 'shop.description',
    canonical: page.ownHostUrl ? { origin: page.ownHostUrl, path: '/' } : undefined,
    canonicalQuery: ['genre', 'type', 'page'],
    index: !page.query.search,
  });
}
