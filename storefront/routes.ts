import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { localPath, type PageLanguage } from './locale/paths.ts';

/** Every page by its English address and its file. */
const PAGES: readonly (readonly [path: string, file: string])[] = [
  ['/vinyl-shop', 'shop/route.tsx'],
  ['/vinyl-shop/:id/:slug?', 'shop/shelf.route.tsx'],
  ['/artist/:id/:slug?', 'maker/artist.route.tsx'],
  ['/label/:id/:slug?', 'maker/label.route.tsx'],
  ['/shop/:shop_code', 'shop/artist-shop.route.tsx'],
  ['/look-preview', 'shop/look-preview.route.tsx'],
  ['/about', 'info/about.route.tsx'],
  ['/how-it-works', 'info/how-it-works.route.tsx'],
  ['/cart', 'cart/route.tsx'],
  ['/cart/confirmation', 'payment/confirmation.route.tsx'],
  ['/payment', 'payment/route.tsx'],
  ['/offer/:token', 'offer/route.tsx'],
  ['/quotes/:token', 'quotes/route.tsx'],
  ['/quotes/:token/pdf', 'quotes/pdf.route.ts'],
  ['/my-account', 'account/route.tsx'],
  ['/my-account/orders', 'account/orders.route.tsx'],
  ['/my-account/orders/:id/invoice', 'account/invoice.route.ts'],
  ['/my-account/picture', 'account/picture.route.tsx'],
  ['/uploads/:upload?/:step?/:number?', 'account/uploads.route.ts'],
  ['/sign', 'sign/route.tsx'],
  ['/confirm-email/:token', 'sign/confirm-email.route.tsx'],
  ['/view-as', 'impersonation/route.tsx'],
  ['/logout', 'sign/logout.route.ts'],
  ['/preferences', 'frame/preferences.route.ts'],
  ['/search', 'frame/search-results.route.ts'],
  ['/error', 'errors/route.tsx'],
  // §2.1: any word may stand first in a project's address; the loader leads to the right one
  ['/:category/:id/:slug?', 'project/route.tsx'],
  ['/*', 'errors/not-found.route.ts'],
];

/** The pages at their addresses in a language (§2.2). The same files serve both, so ids carry the language. */
function pagesIn(language: PageLanguage): RouteConfigEntry[] {
  const id = (file: string) => `${language}:${file}`;
  const home = 'home/route.tsx';
  return [
    language === 'en' ? index(home, { id: id(home) }) : route(localPath('/', language), home, { id: id(home) }),
    ...PAGES.map(([path, file]) => route(localPath(path, language), file, { id: id(file) })),
  ];
}

export default [...pagesIn('en'), ...pagesIn('fr')] satisfies RouteConfig;
