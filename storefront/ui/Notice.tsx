import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  /** for the `aria-describedby` of an input */
  readonly id?: string;
  readonly kind: 'warning' | 'error' | 'success';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A message that screen readers announce. */
export function Notice({ id, kind, title, children }: NoticeProps) {
  return (
    <div id={id} className={`${styles.notice} ${styles[kind]}`} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon path={PAGE_ICONS[kind === 'success' ? 'check' : 'alert']} size={20} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
