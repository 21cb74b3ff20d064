import { useId } from 'react';
import { useLocation } from 'react-router';
import type { Comment, CommentList } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import button from '#storefront/ui/button.module.css';
import { Stars } from '#storefront/ui/Stars.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPaging } from './ReviewPaging.tsx';
import styles from './Reviews.module.css';

function Review({ review }: { review: Comment }) {
  const { t, date } = useTexts();
  const { author_name, rating, text, lang, verified, created_at, answer, answered_at } = review;
  return (
    <article className={styles.review}>
      <p className={styles.author}>
        {rating && <Stars rating={rating} />}
        <strong>{author_name}</strong>
        {verified && <span className={styles.verified}>{t('project_reviews.verified')}</span>}
        <time suppressHydrationWarning>{date(created_at)}</time>
      </p>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.author}>
            <strong>{t('project_reviews.answer')}</strong>
            <time suppressHydrationWarning>{date(answered_at)}</time>
          </p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </article>
  );
}

interface ReviewsProps {
  readonly projectId: number;
  readonly list: CommentList;
  /** from 1 */
  readonly page: number;
}

/** The approved reviews of a project with their average, and the form to write one. */
export function Reviews({ projectId, list: { comments, count, ratings, average }, page }: ReviewsProps) {
  const { t, path, number } = useTexts();
  const user = useRootData()?.user;
  const { pathname } = useLocation();
  const heading = useId();
  const signIn = path(`/sign?${new URLSearchParams({ redirect: `${pathname}#reviews` })}`);
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('project_reviews.title')}</h2>
        {average != null && (
          <p className={styles.average}>
            <strong>{number(average, 1)}</strong>
            <Stars rating={average} />
            <span>{t('project_reviews.count', { count: ratings })}</span>
          </p>
        )}
        {count === 0 && <p>{t('project_reviews.empty')}</p>}
      </div>
      <div className={styles.list}>
        {comments.map((review) => (
          <Review key={review.id} review={review} />
        ))}
        <ReviewPaging page={page} count={count} />
      </div>
      <div>
        {user ? (
          <ReviewForm projectId={projectId} />
        ) : (
          <p className={styles.sign}>
            {t('project_reviews.sign_in_hint')}
            <a className={button.secondary} href={signIn}>
              {t('sign.sign_in')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
