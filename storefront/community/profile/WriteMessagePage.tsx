import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { Problem } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { MessageForm } from '../messages/MessageForm.tsx';
import styles from './ProfilePage.module.css';

interface WriteMessagePageProps {
  /** id of the account that the message is for */
  readonly id: number;
  readonly name: string;
  readonly acceptsMessages: boolean;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
}

/** The form of the first message to an artist or label. */
export function WriteMessagePage({ id, name, acceptsMessages, problem }: WriteMessagePageProps) {
  const { t, path } = useTexts();
  return (
    <div className={styles.write}>
      <p>
        <LocalLink to={buildPagePath(ROUTES.userProfile, { id })}>{name}</LocalLink>
      </p>
      <h1>{t('user_profile.write_to', { name })}</h1>
      {acceptsMessages ? (
        <MessageForm action={path(buildPagePath(ROUTES.writeMessage, { id }))} sent={0} problem={problem} />
      ) : (
        <p>{t('user_profile.no_messages', { name })}</p>
      )}
    </div>
  );
}
