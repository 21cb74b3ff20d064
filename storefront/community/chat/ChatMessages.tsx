import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './ChatPanel.module.css';

/** The messages of a chat, oldest first; screen readers announce new ones. */
export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  const { t, locale } = useTexts();
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <div ref={log} role="log" aria-label={t('chat.messages')} tabIndex={0} className={styles.messages}>
      {messages.map(({ id, by_staff, author_name, text, created_at }) => (
        <div key={id} className={by_staff ? styles.staff : styles.visitor}>
          <p className={styles.author}>
            {by_staff ? author_name : t('chat.you')} · {time.format(created_at * 1000)}
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
}
