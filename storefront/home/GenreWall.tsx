import { useId } from 'react';
import { genreLink } from '#domain/categories.ts';
import { GENRE_MENU } from '#domain/genres.ts';
import type { Home } from '#generated/schemas.ts';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import styles from './GenreWall.module.css';

/** The genres of the menu with how many records each has. */
export function GenreWall({ genres }: { genres: Home['genres'] }) {
  const { t } = useTexts();
  const heading = useId();
  const countOf = (ids: readonly number[]) =>
    genres.filter(({ genre }) => ids.includes(genre)).reduce((total, { count }) => total + count, 0);
  return (
    <section className={styles.wall} aria-labelledby={heading}>
      <h2 id={heading}>{t('home.genres')}</h2>
      <ul>
        {GENRE_MENU.filter(({ genres }) => genres.length > 0).map((entry) => (
          <li key={entry.key}>
            <LocalLink to={genreLink(entry)}>
              <span className={styles.name}>{t(`genre_menu.${entry.key}`)}</span>
              <span className={styles.count}>{t('shop.count', { count: countOf(entry.genres) })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
