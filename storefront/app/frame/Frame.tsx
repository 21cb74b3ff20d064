import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CartProvider } from '#storefront/cart/CartProvider.tsx';
import { ChatCorner } from '#storefront/community/chat/ChatCorner.tsx';
import { useTexts } from '../locale/texts.tsx';
import { PlayerProvider } from '#storefront/catalogue/player/PlayerProvider.tsx';
import { choosePageFrame } from '#domain/content/page-frame.ts';
import { ModalHost } from '#storefront/ui/modals/ModalHost.tsx';
import { useRootData } from '../root-data.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { useFrameHandle, usePageData } from './page-data.ts';
import { PrefetchLinks } from './PrefetchLinks.tsx';
import { Progress } from './Progress.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useBuildCheck } from './use-build-check.ts';
import { usePageViews } from './use-page-views.ts';
// loaded here because the components below are lazy
import './WhiteLabel.module.css';

// loaded for staff only
const ImpersonationBar = lazy(async () => ({
  default: (await import('#storefront/accounts/ImpersonationBar.tsx')).ImpersonationBar,
}));

// loaded in white-label shops only
const loadWhiteLabel = () => import('./WhiteLabel.tsx');
const LazyHeader = lazy(async () => ({ default: (await loadWhiteLabel()).WhiteLabelHeader }));
const LazyFooter = lazy(async () => ({ default: (await loadWhiteLabel()).WhiteLabelFooter }));

/**
 * The layout of every page: header, footer, cart drawer, modals and player. A white-label shop has its own header,
 * footer and page colours. Some pages have no frame or no footer (§2.6), and none without root data.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const root = useRootData();
  const { alert, whiteLabel } = usePageData();
  const { AlertBanner, WhiteLabelHeader = LazyHeader, WhiteLabelFooter = LazyFooter } = useFrameHandle();
  const { pathname, search } = useLocation();
  const { isShown, hasFooter, hasShopMenu, hasChat } = choosePageFrame(pathname, search);
  const background = whiteLabel?.bg_color ?? undefined;
  useBuildCheck();
  usePageViews();

  return (
    <PlayerProvider bar={isShown}>
      <CartProvider>
        {root?.impersonated && (
          <Suspense>
            <ImpersonationBar name={root.user?.name ?? ''} until={root.impersonated.until} />
          </Suspense>
        )}
        {isShown && root && (
          <>
            <a href="#content" className={styles.skip}>
              {t('nav.skip_to_content')}
            </a>
            <Progress />
            <RouteAnnouncer />
            {alert && AlertBanner && <AlertBanner alert={alert} />}
            {whiteLabel ? <WhiteLabelHeader shop={whiteLabel} /> : <Header hasShopMenu={hasShopMenu} />}
          </>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={`${styles.content} ${background ? styles.look : ''}`}
          style={whiteLabel && { background, color: whiteLabel.font_color ?? undefined }}
          data-scheme={whiteLabel?.scheme}
        >
          {children}
        </main>
        {hasFooter && root && (whiteLabel ? <WhiteLabelFooter shop={whiteLabel} /> : <Footer />)}
        {hasChat && root && <ChatCorner />}
        <ModalHost />
        <PrefetchLinks />
      </CartProvider>
    </PlayerProvider>
  );
}
