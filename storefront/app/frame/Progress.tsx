import { useNavigation } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import styles from './Progress.module.css';

/**
 * Shows that a page loads: a bar at the top, and an overlay when it takes long (§4). CSS delays both, so that quick
 * loads show none.
 */
export function Progress() {
  const { t } = useTexts();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className={styles.progress} data-busy={busy}>
      {busy && (
        <span className={styles.overlay}>
          <span className="visually-hidden">{t('words.loading')}</span>
        </span>
      )}
    </div>
  );
}
