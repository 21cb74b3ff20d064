import { useNavigation } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import styles from './Progress.module.css';

/** A thin line at the top while another page is on its way; quick ones never show it. */
export function Progress() {
  const { t } = useTexts();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className={styles.progress} data-busy={busy}>
      {busy && <span className="visually-hidden">{t('words.loading')}</span>}
    </div>
  );
}
