import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import styles from './ChatPanel.module.css';
import { useChat } from './use-chat.ts';
import { useChatOpen } from './use-chat-open.ts';

/** The chat: the messages, and a form that starts or continues it. Escape closes it. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { chat, isStarted, problem, send } = useChat();
  const isOpen = useChatOpen();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isStarted]);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div ref={panel} role="dialog" aria-labelledby={heading} className={styles.panel} onKeyDown={closeByKey}>
      <div className={styles.head}>
        <h2 id={heading}>{t('chat.title')}</h2>
        <button type="button" className={button.round} aria-label={t('words.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.intro}>
        {chat ? t('chat.by_mail', { reference: chat.reference }) : t('chat.intro')} {!isOpen && t('chat.closed')}
      </p>
      <ChatMessages messages={chat?.messages ?? []} />
      <StorefrontForms>
        <ChatForm isStarted={isStarted} problem={problem} onSend={send} />
      </StorefrontForms>
    </div>
  );
}
