import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './reviews.module.css';

const MAX_STARS = 5;

/** A star rating, with the label “Rating: 4 of 5”. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTexts();
  const full = Math.round(rating);
  return (
    <span className={styles.stars} role="img" aria-label={t('project_reviews.stars', { rating, max: MAX_STARS })}>
      {'★'.repeat(full)}
      <span className={styles.missing}>{'★'.repeat(MAX_STARS - full)}</span>
    </span>
  );
}
