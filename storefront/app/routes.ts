import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { localPath, type PageLanguage } from './locale/paths.ts';

/** Every page by its English address and its file. */
const PAGES: readonly (readonly [path: string, file: string])[] = [
  ['/vinyl-shop', '../catalogue/list.route.tsx'],
  ['/vinyl-shop/:id/:slug?', '../catalogue/shelf.route.tsx'],
  ['/artist/:id/:slug?', '../catalogue/artist.route.tsx'],
  ['/label/:id/:slug?', '../catalogue/label.route.tsx'],
  ['/shop/:shop_code', '../shops/artist-shop.route.tsx'],
  ['/look-preview', '../shops/look-preview.route.tsx'],
  ['/about', '../content/about.route.tsx'],
  ['/how-it-works', '../content/how-it-works.route.tsx'],
  ['/cart', '../cart/cart.route.tsx'],
  ['/cart/confirmation', '../payments/confirmation.route.tsx'],
  ['/payment', '../payments/payment.route.tsx'],
  ['/offer/:token', '../orders/offer.route.tsx'],
  ['/quotes/:token', '../pressing/quote.route.tsx'],
  ['/quotes/:token/pdf', '../pressing/quote-pdf.route.ts'],
  ['/my-account', '../accounts/account.route.tsx'],
  ['/my-account/orders', '../accounts/orders.route.tsx'],
  ['/my-account/orders/:id/invoice', '../accounts/invoice.route.ts'],
  ['/my-account/picture', '../accounts/picture.route.tsx'],
  ['/uploads/:upload?/:step?/:number?', '../accounts/uploads.route.ts'],
  ['/sign', '../accounts/sign.route.tsx'],
  ['/confirm-email/:token', '../accounts/confirm-email.route.tsx'],
  ['/view-as', '../accounts/view-as.route.tsx'],
  ['/logout', '../accounts/logout.route.ts'],
  ['/preferences', 'frame/preferences.route.ts'],
  ['/search', 'frame/search-results.route.ts'],
  ['/error', 'errors/route.tsx'],
  // §2.1: any word may stand first in a project's address; the loader leads to the right one
  ['/:category/:id/:slug?', '../catalogue/project.route.tsx'],
  ['/*', 'errors/not-found.route.ts'],
];

/** The pages at their addresses in a language (§2.2). The same files serve both, so ids carry the language. */
function pagesIn(language: PageLanguage): RouteConfigEntry[] {
  const id = (file: string) => `${language}:${file}`;
  const home = '../content/home.route.tsx';
  return [
    language === 'en' ? index(home, { id: id(home) }) : route(localPath('/', language), home, { id: id(home) }),
    ...PAGES.map(([path, file]) => route(localPath(path, language), file, { id: id(file) })),
  ];
}

export default [...pagesIn('en'), ...pagesIn('fr')] satisfies RouteConfig;
