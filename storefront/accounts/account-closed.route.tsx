import type { MetaFunction } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './SignPage.module.css';

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.closed_title', index: false });

/** What is said once an account is closed. */
export default function AccountClosed() {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <h1>{t('account.closed_title')}</h1>
      <EmptyList>{t('account.closed_text')}</EmptyList>
    </div>
  );
}
