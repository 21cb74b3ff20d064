import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { withSearch } from '#domain/routes.ts';
import type { PublicReview } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';

/** A review with its record, the shop's reply and a link of its own. */
export function ReviewCard({ review }: { review: PublicReview }) {
  const { t, date } = useTexts();
  const { project, rating, text, lang, author_name, verified, created_at, answer } = review;
  return (
    <article className={styles.card}>
      <LocalLink to={buildProjectLink({ ...project, id: project.project_id })} className={styles.record}>
        <img
          src={`/storage/projects/${encodeURIComponent(project.picture)}/mini.jpg`}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
        <span>
          <strong>{project.name}</strong> {project.artist_name}
        </span>
      </LocalLink>
      {rating !== null && <Stars rating={rating} />}
      <p lang={lang}>{text}</p>
      <p className={styles.author}>
        {author_name}
        {verified && <span className={styles.verified}>{t('project_reviews.verified')}</span>}
        <LocalLink to={withSearch('/review-single', `?id=${review.id}`)}>{date(created_at)}</LocalLink>
      </p>
      {answer && (
        <blockquote>
          <p className={styles.author}>{t('project_reviews.answer')}</p>
          <p>{answer}</p>
        </blockquote>
      )}
    </article>
  );
}
