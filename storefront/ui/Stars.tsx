import type { CSSProperties } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Stars.module.css';

/** A rating of one to five stars, with one decimal for averages. */
export function Stars({ rating }: { rating: number }) {
  const { t, number } = useTexts();
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('project_reviews.stars', { rating: number(rating) })}
      style={{ '--filled': `${rating * 20}%` } as CSSProperties}
    />
  );
}
