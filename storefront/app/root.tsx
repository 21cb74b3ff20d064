import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { lazy, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import 'virtual:theme.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './theme/fonts.css';
import './theme/global.css';
// loaded here because the error page's chunk is lazy
import './errors/error-page.css';
import { loadCartCount } from '#storefront/cart/cart.server.ts';
import { loadHostLook } from '#storefront/shops/white-label.server.ts';
import type { ErrorPage as LoadedErrorPage } from './errors/ErrorPage.tsx';
import { getErrorPageType } from './errors/error-page-type.ts';
import { Frame } from './frame/Frame.tsx';
import { usePageData } from './frame/page-data.ts';
import { loadShopMenu } from './frame/shop-menu.server.ts';
import { getShopLogoUrl } from './frame/shop-logo-url.ts';
import { MESSAGE_FILES } from './locale/message-files.ts';
import { getFormatLocale } from '#domain/language.ts';
import { registerLocalFormats } from '#domain/local-formats.ts';
import { getPageLanguage } from '#domain/local-paths.ts';
import { TextsProvider, useTexts } from './locale/texts.tsx';
import { useRootData, type RootData } from './root-data.ts';
import { listCurrencyNames } from './frame/currency-names.server.ts';
import { loadLocalFormats } from './locale/local-formats.server.ts';
import { loadChatHours } from './visit/chat-hours.server.ts';
import { useNonce } from './visit/nonce.ts';
import { visitContext, visitMiddleware } from './visit/visit.server.ts';

/** Shown when the network fails before the error page is loaded. */
function NetworkError() {
  const { t } = useTexts();
  return (
    <div className="error-page">
      <h1>{t('errors.network')}</h1>
    </div>
  );
}

// lazy, because it is rarely shown
const ErrorPage = lazy<typeof LoadedErrorPage>(async () => ({
  default: await import('./errors/ErrorPage.tsx').then(
    (page) => page.ErrorPage,
    () => NetworkError,
  ),
}));

export const middleware = [visitMiddleware];

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const visit = context.get(visitContext);
  const [user, cartCount, whiteLabel, chatHours] = await Promise.all([
    visit.user(),
    loadCartCount(visit),
    loadHostLook(visit),
    loadChatHours(visit),
  ]);
  const menu = await loadShopMenu(visit, user);
  return {
    language: visit.language,
    currency: visit.currency,
    currencyNames: listCurrencyNames(visit.language),
    formats: loadLocalFormats(visit.language, visit.currency),
    country: visit.country,
    scheme: visit.scheme,
    user: user && { name: user.name, pro: user.pro, isMun: user.isMun, picture: user.picture },
    menu,
    impersonated: visit.impersonated,
    chatHours,
    cartCount,
    hostShop: visit.hostShop?.code,
    whiteLabel,
    publicUrl: visit.publicUrl,
  };
}

/** Revalidates after form posts only: navigations do not change account, cart or preferences. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate;
}

/**
 * The HTML document of every page, including error pages. The frame and its player stay mounted across navigations
 * and errors.
 */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { pathname } = useLocation();
  const nonce = useNonce();
  const language = root?.language ?? getPageLanguage(pathname);
  if (root) registerLocalFormats(getFormatLocale(language), root.currency, root.formats);
  const logo = usePageData().whiteLabel?.logo;
  return (
    <html lang={language} data-scheme={root?.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* the favicon of a white-label shop is its logo (§2.6) */}
        <link rel="icon" href={logo ? getShopLogoUrl(logo) : '/favicon.svg'} />
        <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={displayUrl} crossOrigin="anonymous" />
        {MESSAGE_FILES[language].map((file) => (
          <link key={file} rel="preload" as="fetch" href={file} crossOrigin="anonymous" fetchPriority="low" />
        ))}
        <Meta />
        {/* files of this site need no nonce, and the server's nonce would cause a hydration mismatch */}
        <Links nonce="" />
      </head>
      <body>
        <TextsProvider language={language}>
          <Frame>{children}</Frame>
        </TextsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Shows maintenance from status 500 on, otherwise page-not-found (§2.6). */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage type={getErrorPageType(isRouteErrorResponse(error) ? error.status : 500)} />;
}
