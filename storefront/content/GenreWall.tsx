import { useId } from 'react';
import { getLocalisedName } from '#domain/catalogue/categories.ts';
import type { Home } from '#generated/schemas.ts';
import { useShopMenu } from '#storefront/app/frame/ShopLinks.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './GenreWall.module.css';

/** The genres of the menu with their number of records. */
export function GenreWall({ genres }: { genres: Home['genres'] }) {
  const { t, language } = useTexts();
  const menu = useShopMenu();
  const heading = useId();
  const countProjects = (ids: readonly number[]) =>
    genres.filter(({ genre }) => ids.includes(genre)).reduce((total, { count }) => total + count, 0);
  return (
    <section className={styles.wall} aria-labelledby={heading}>
      <h2 id={heading}>{t('home.genres')}</h2>
      <ul>
        {menu.genres
          .filter(({ genres }) => genres.length > 0)
          .map((entry) => (
            <li key={entry.id}>
              <LocalLink to={entry.to}>
                <span className={styles.name}>{getLocalisedName(language, entry)}</span>
                <span className={styles.count}>{t('shop.count', { count: countProjects(entry.genres) })}</span>
              </LocalLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
