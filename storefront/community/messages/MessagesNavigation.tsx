import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import styles from './messages.module.css';

interface MessagesNavigationProps {
  readonly current: 'shop' | 'people';
  /** number of unread messages of the other list */
  readonly unread: number;
}

/** The links to both lists of conversations; the one to the other list has its number of new messages. */
export function MessagesNavigation({ current, unread }: MessagesNavigationProps) {
  const { t } = useTexts();
  const chip = unread > 0 && <StatusChip color="blue">{t('account.messages_unread', { count: unread })}</StatusChip>;
  return (
    <nav aria-label={t('account.messages')} className={styles.lists}>
      <LocalLink to="/my-account/messages" aria-current={current === 'shop' ? 'page' : undefined}>
        {t('account.messages_shop')}
      </LocalLink>
      {current === 'people' && chip}
      <LocalLink to="/my-account/messages/people" aria-current={current === 'people' ? 'page' : undefined}>
        {t('account.messages_people')}
      </LocalLink>
      {current === 'shop' && chip}
    </nav>
  );
}
