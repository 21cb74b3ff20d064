import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CartProvider } from '#storefront/cart/CartProvider.tsx';
import { ChatCorner } from '#storefront/community/chat/ChatCorner.tsx';
import { useTexts } from '../locale/texts.tsx';
import { PlayerProvider } from '#storefront/catalogue/player/PlayerProvider.tsx';
import { useRootData } from '../root-data.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { useFrameHandle, usePageData } from './page-data.ts';
import { Progress } from './Progress.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useBuildCheck } from './use-build-check.ts';
import { usePageViews } from './use-page-views.ts';

// loaded for staff only
const ImpersonationBar = lazy(async () => ({
  default: (await import('#storefront/accounts/ImpersonationBar.tsx')).ImpersonationBar,
}));

/**
 * The layout of every page: header, footer, cart drawer and player. A white-label shop has its own header and footer.
 * The query parameter `nolayout`, or missing root data, leaves only the page (§2.6).
 */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const root = useRootData();
  const { alert, whiteLabel } = usePageData();
  const { frameless, AlertBanner, WhiteLabelHeader, WhiteLabelFooter } = useFrameHandle();
  const isFrameHidden = new URLSearchParams(useLocation().search).has('nolayout') || frameless || !root;
  useBuildCheck();
  usePageViews();

  return (
    <PlayerProvider bar={!frameless}>
      <CartProvider>
        {root?.impersonated && (
          <Suspense>
            <ImpersonationBar name={root.user?.name ?? ''} until={root.impersonated.until} />
          </Suspense>
        )}
        {!isFrameHidden && (
          <>
            <a href="#content" className={styles.skip}>
              {t('nav.skip_to_content')}
            </a>
            <Progress />
            <RouteAnnouncer />
            {alert && AlertBanner && <AlertBanner alert={alert} />}
            {whiteLabel && WhiteLabelHeader ? <WhiteLabelHeader shop={whiteLabel} /> : <Header />}
          </>
        )}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        {!isFrameHidden && (
          <>
            {whiteLabel && WhiteLabelFooter ? <WhiteLabelFooter shop={whiteLabel} /> : <Footer />}
            <ChatCorner />
          </>
        )}
      </CartProvider>
    </PlayerProvider>
  );
}
