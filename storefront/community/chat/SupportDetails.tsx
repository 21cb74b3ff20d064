import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import styles from './SupportDetails.module.css';
import { useChatOpen } from './use-chat-open.ts';

/** How to reach the shop: the chat's hours, whether it is open now (§4), and the e-mail address. */
export function SupportDetails() {
  const { t } = useTexts();
  const hours = useRootData()?.chatHours;
  const isOpen = useChatOpen();
  if (!hours) return null;
  const { from, until, email } = hours;
  return (
    <p className={styles.details}>
      {t('chat.hours', { from: `${from}:00`, until: `${until}:00` })} {isOpen && t('chat.open_now')}
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
