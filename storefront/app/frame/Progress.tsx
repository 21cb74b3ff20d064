import { useNavigation } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import styles from './Progress.module.css';

/** A progress bar at the top while a page loads. Its CSS delays it, so that quick loads show none. */
export function Progress() {
  const { t } = useTexts();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className={styles.progress} data-busy={busy}>
      {busy && <span className="visually-hidden">{t('words.loading')}</span>}
    </div>
  );
}
