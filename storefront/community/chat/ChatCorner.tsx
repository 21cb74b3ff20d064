import { lazy, Suspense, useRef, useState } from 'react';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import styles from './ChatCorner.module.css';
import { useChatOpen } from './use-chat-open.ts';

// loaded when the visitor opens the chat
const ChatPanel = lazy(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }));

/** The chat in the corner of the page; outside its hours a link to the contact form (§4). */
export function ChatCorner() {
  const { t } = useTexts();
  const isOpen = useChatOpen();
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen && !isShown)
    return (
      <aside aria-label={t('chat.title')}>
        {/* it is on every page */}
        <LocalLink to="/contact" className={styles.button} aria-label={t('footer.contact')} data-no-prefetch>
          <Icon name="chat" />
        </LocalLink>
      </aside>
    );
  const close = () => {
    setShown(false);
    button.current?.focus();
  };
  return (
    <aside aria-label={t('chat.title')}>
      {isShown && (
        <Suspense>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isShown}
        aria-label={t('chat.title')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'close' : 'chat'} />
      </button>
    </aside>
  );
}
