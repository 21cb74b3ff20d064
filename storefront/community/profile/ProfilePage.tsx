import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { PublicProfile } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { Grid } from '#storefront/ui/Grid.tsx';
import { ReviewCard } from '../ReviewCard.tsx';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  readonly profile: PublicProfile;
  /** number of new messages, on the user's own profile */
  readonly newMessages: number | undefined;
}

/** The public profile of an account; the owner sees the number of new messages as well. */
export function ProfilePage({ profile, newMessages }: ProfilePageProps) {
  const { t, date } = useTexts();
  const { name, picture, created_at, makers, projects, reviews } = profile;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar picture={picture ?? makers[0]?.picture} size={96} />
        <div>
          <h1>{name}</h1>
          <p className={styles.since}>{t('user_profile.since', { date: date(created_at) })}</p>
          {makers.length > 0 && (
            <ul className={styles.makers}>
              {makers.map((maker) => (
                <li key={`${maker.type}-${maker.id}`}>
                  <LocalLink to={buildMakerLink(maker.type, maker.id, maker.name)}>
                    {t(`user_profile.${maker.type}`, { name: maker.name })}
                  </LocalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      {newMessages === undefined && profile.accepts_messages && (
        <p>
          <LocalLink to={buildPagePath(ROUTES.writeMessage, { id: profile.id })} className={button.primary}>
            {t('user_profile.write')}
          </LocalLink>
        </p>
      )}
      {newMessages !== undefined && <OwnSection newMessages={newMessages} />}
      {projects.length > 0 && (
        <section aria-labelledby="records">
          <h2 id="records">{t('user_profile.records')}</h2>
          <Grid projects={projects} heading="h3" />
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="reviews">
          <h2 id="reviews">{t('user_profile.reviews')}</h2>
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The links of the profile's owner. */
function OwnSection({ newMessages }: { readonly newMessages: number }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="own" className={styles.own}>
      <h2 id="own">{t('user_profile.own')}</h2>
      <p>{t('user_profile.own_hint')}</p>
      <p>{newMessages > 0 ? t('account.messages_unread', { count: newMessages }) : t('account.messages_none')}</p>
      <p className={styles.links}>
        <LocalLink to="/my-account/messages" className={button.primary}>
          {t('account.messages_see')}
        </LocalLink>
        <LocalLink to="/my-account/picture" className={button.secondary}>
          {t('account.picture')}
        </LocalLink>
      </p>
    </section>
  );
}
