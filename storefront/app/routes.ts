import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { toLocalPath } from '#domain/local-paths.ts';
import { type PageLanguage, PARTS, ROUTES, type RouteKey } from '#domain/routes.ts';

/** Route modules of the public pages. */
const PAGES: Readonly<Record<RouteKey, string>> = {
  home: '../content/home.route.tsx',
  list: '../catalogue/list.route.tsx',
  shelf: '../catalogue/shelf.route.tsx',
  artist: '../catalogue/artist.route.tsx',
  label: '../catalogue/label.route.tsx',
  shop: '../shops/artist-shop.route.tsx',
  lookPreview: '../shops/look-preview.route.tsx',
  about: '../content/about.route.tsx',
  howItWorks: '../content/how-it-works.route.tsx',
  cart: '../cart/cart.route.tsx',
  confirmation: '../payments/confirmation.route.tsx',
  payment: '../payments/payment.route.tsx',
  offer: '../orders/offer.route.tsx',
  quote: '../pressing/quote.route.tsx',
  quotePdf: '../pressing/quote-pdf.route.ts',
  account: '../accounts/account.route.tsx',
  orders: '../accounts/orders.route.tsx',
  invoice: '../accounts/invoice.route.ts',
  picture: '../accounts/picture.route.tsx',
  sign: '../accounts/sign.route.tsx',
  confirmEmail: '../accounts/confirm-email.route.tsx',
  project: '../catalogue/project.route.tsx',
};

/** Route modules without a page: form actions and data. */
const PART_FILES: Readonly<Record<keyof typeof PARTS, string>> = {
  uploads: '../accounts/uploads.route.ts',
  viewAs: '../accounts/view-as.route.tsx',
  logout: '../accounts/logout.route.ts',
  preferences: 'frame/preferences.route.ts',
  search: 'frame/search-results.route.ts',
  error: 'errors/route.tsx',
};

/**
 * The routes of one language (§2.2). Both languages use the same files, so route ids are prefixed with the language.
 */
function buildRoutes(language: PageLanguage): RouteConfigEntry[] {
  const { home, ...pages } = PAGES;
  const files = [
    ...Object.entries(pages).map(([key, file]) => [ROUTES[key as RouteKey], file] as const),
    ...Object.entries(PART_FILES).map(([key, file]) => [PARTS[key as keyof typeof PARTS], file] as const),
    ['/*', 'errors/not-found.route.ts'] as const,
  ];
  const toRouteId = (file: string) => `${language}:${file}`;
  return [
    language === 'en'
      ? index(home, { id: toRouteId(home) })
      : route(toLocalPath('/', language), home, { id: toRouteId(home) }),
    ...files.map(([path, file]) => route(toLocalPath(path, language), file, { id: toRouteId(file) })),
  ];
}

export default [...buildRoutes('en'), ...buildRoutes('fr')] satisfies RouteConfig;
