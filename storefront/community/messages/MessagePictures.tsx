import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './messages.module.css';

interface MessagePicturesProps {
  readonly keys: readonly string[];
  /** address of the conversation, in the language of the page */
  readonly conversation: string;
  /** name of the author; undefined for the user's own messages */
  readonly author: string | undefined;
}

/** Thumbnails of the pictures of a message, which link to the pictures. */
export function MessagePictures({ keys, conversation, author }: MessagePicturesProps) {
  const { t } = useTexts();
  if (keys.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {keys.map((key, index) => {
        const number = index + 1;
        const address = `${conversation}/pictures/${key}`;
        return (
          <li key={key}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                src={`${address}?size=thumbnail`}
                width={120}
                height={120}
                loading="lazy"
                decoding="async"
                alt={
                  author === undefined
                    ? t('account.messages_own_picture', { number })
                    : t('account.messages_picture', { number, name: author })
                }
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
