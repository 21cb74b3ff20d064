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
// its script comes later than the page
import './errors/error-page.css';
import { cartCountOf } from '#storefront/cart/cart.server.ts';
import { errorPageType } from './errors/error-page-type.ts';
import { Frame } from './frame/Frame.tsx';
import { usePageData } from './frame/page-data.ts';
import { loadShopMenu } from './frame/shop-menu.server.ts';
import { shopLogo } from './frame/shop-logo.ts';
import { MESSAGE_FILES } from './locale/message-files.ts';
import { pageLanguage } from '#domain/local-paths.ts';
import { TextsProvider } from './locale/texts.tsx';
import { useRootData, type RootData } from './root-data.ts';
import { useNonce } from './visit/nonce.ts';
import { chosenScheme, visitContext, visitMiddleware } from './visit/visit.server.ts';

// hardly anybody needs it; the server waits for it as for everything else
const ErrorPage = lazy(async () => ({ default: (await import('./errors/ErrorPage.tsx')).ErrorPage }));

export const middleware = [visitMiddleware];

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const visit = context.get(visitContext);
  const [user, cartCount] = await Promise.all([visit.user(), cartCountOf(visit)]);
  const menu = await loadShopMenu(visit, user);
  return {
    language: visit.language,
    currency: visit.currency,
    country: visit.country,
    scheme: chosenScheme(visit.cookies),
    user: user && { name: user.name, pro: user.pro, isMun: user.isMun, picture: user.picture },
    menu,
    impersonated: visit.impersonated,
    cartCount,
    publicUrl: visit.publicUrl,
  };
}

/** Account, cart and preferences change by forms alone; moving between pages asks for nothing again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate;
}

/** The document around every page, errors included; the frame and its player stay mounted whatever happens inside. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { pathname } = useLocation();
  const nonce = useNonce();
  const language = root?.language ?? pageLanguage(pathname);
  const logo = usePageData().whiteLabel?.logo;
  return (
    <html lang={language} data-scheme={root?.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* §2.6: in a white-label shop the favicon is the shop's logo */}
        <link rel="icon" href={logo ? shopLogo(logo) : '/favicon.svg'} />
        <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={displayUrl} crossOrigin="anonymous" />
        {MESSAGE_FILES[language].map((file) => (
          <link key={file} rel="preload" as="fetch" href={file} crossOrigin="anonymous" />
        ))}
        <Meta />
        {/* our own files need no nonce, and one that only the server knows would differ in the browser */}
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

/** Every page's errors end here (§2.6): from status 500 on maintenance, otherwise page-not-found. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage type={errorPageType(isRouteErrorResponse(error) ? error.status : 500)} />;
}
