import { type SitePath, withSearch } from '#domain/routes.ts';
import { Genre } from '#generated/enums.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import styles from './Filters.module.css';
import { isFiltered, LIST_TYPES, buildListSearch, toggleGenre, type ListQuery } from './list-query.ts';
import { getTypeName } from './list-title.ts';

interface ChipProps {
  readonly to: SitePath;
  readonly isActive: boolean;
  readonly children: string;
}

/** A link that adds a filter to the list, or removes it when active. */
function Chip({ to, isActive, children }: ChipProps) {
  return (
    <li>
      <LocalLink
        to={to}
        className={styles.chip}
        aria-current={isActive ? 'true' : undefined}
        rel="nofollow"
        preventScrollReset
      >
        {children}
        {isActive && <Icon name="close" size={14} />}
      </LocalLink>
    </li>
  );
}

/** Filters by format and genre; collapsed on narrow screens. */
export function Filters({ base, query }: { base: SitePath; query: ListQuery }) {
  const { t } = useTexts();
  const isListFiltered = isFiltered(query);
  return (
    <nav aria-label={t('shop.filters')} className={styles.filters}>
      <details>
        <summary>
          {t('shop.filters')}
          {isListFiltered && <span className={styles.badge}>{query.genres.length + (query.type ? 1 : 0)}</span>}
        </summary>
        <h2>{t('shop.category')}</h2>
        <ul>
          {LIST_TYPES.map((type) => (
            <Chip
              key={type}
              to={withSearch(base, buildListSearch(query, { type: type === query.type ? '' : type }))}
              isActive={type === query.type}
            >
              {getTypeName(t, type)}
            </Chip>
          ))}
        </ul>
        <h2>{t('shop.genre')}</h2>
        <ul>
          {Genre.values.map((genre) => (
            <Chip
              key={genre}
              to={withSearch(base, buildListSearch(query, { genres: toggleGenre(query.genres, genre) }))}
              isActive={query.genres.includes(genre)}
            >
              {t(`enums.Genre.${genre}`)}
            </Chip>
          ))}
        </ul>
        {isListFiltered && (
          <LocalLink
            to={withSearch(base, buildListSearch(query, { genres: [], type: '' }))}
            className={styles.clear}
            preventScrollReset
          >
            {t('shop.clear')}
          </LocalLink>
        )}
      </details>
    </nav>
  );
}
