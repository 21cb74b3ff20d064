import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { ReviewStatus } from '#generated/enums.ts';
import type { UserReview } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Stars } from '#storefront/ui/Stars.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './UserReviewsPage.module.css';

/** Reviews and comments that the account has written, newest first, with their state. */
export function UserReviewsPage({ reviews }: { readonly reviews: readonly UserReview[] }) {
  const { t, date } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.reviews')}</h1>
      {reviews.length === 0 && <EmptyList>{t('account.reviews_empty')}</EmptyList>}
      {reviews.map(({ id, project, rating, text, lang, status, created_at, answer }) => (
        <article key={id} className={styles.review}>
          <header>
            <h2>
              <LocalLink to={buildProjectLink(project)}>{project.name}</LocalLink>
            </h2>
            <StatusChip color={ReviewStatus.colors[status]}>
              {t(status === 'to_check' ? 'account.review_waiting' : `enums.ReviewStatus.${status}`)}
            </StatusChip>
          </header>
          <p className={styles.facts}>
            {project.artist_name} · {date(created_at)}
          </p>
          {rating !== null && <Stars rating={rating} />}
          <p lang={lang}>{text}</p>
          {answer && (
            <div className={styles.answer}>
              <h3>{t('account.review_answer')}</h3>
              <p>{answer}</p>
            </div>
          )}
        </article>
      ))}
    </AccountLayout>
  );
}
