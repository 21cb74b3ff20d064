import { lazy, Suspense } from 'react';
import { useTexts } from '../locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { SidePanel } from '#storefront/ui/SidePanel.tsx';
import { usePanel } from '#storefront/ui/use-panel.ts';
import button from '#storefront/ui/button.module.css';
import styles from './MobileMenu.module.css';

const loadPanel = () => import('./MobileMenuPanel.tsx');
const MobileMenuPanel = lazy(async () => ({ default: (await loadPanel()).MobileMenuPanel }));

/** The navigation in a side panel, for narrow screens. */
export function MobileMenu() {
  const { t } = useTexts();
  const { open, show, hide } = usePanel();

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={button.round}
        aria-label={t('nav.open_menu')}
        onPointerEnter={() => void loadPanel()}
        onClick={show}
      >
        <Icon name="menu" size={26} />
      </button>
      <SidePanel open={open} onClose={hide} title={t('nav.menu')} side="left">
        <Suspense>
          <MobileMenuPanel />
        </Suspense>
      </SidePanel>
    </div>
  );
}
