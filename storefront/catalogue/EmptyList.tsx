import { type SitePath, withSearch } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './EmptyList.module.css';
import { buildListSearch, countFilters, type ListQuery, NO_FILTERS } from './list-query.ts';

/** Shown instead of a list without projects: what to change, and where to go on. */
export function EmptyList({ base, query }: { base: SitePath; query: ListQuery }) {
  const { t } = useTexts();
  return (
    <div className={styles.empty}>
      <h2>{t('shop.empty_title')}</h2>
      <p>{t(query.search ? 'shop.empty_search' : 'shop.empty_text')}</p>
      <p className={styles.links}>
        {countFilters(query) > 0 && (
          <LocalLink to={withSearch(base, buildListSearch(query, NO_FILTERS))} className={button.primary}>
            {t('shop.clear')}
          </LocalLink>
        )}
        <LocalLink to="/vinyl-shop" className={button.secondary}>
          {t('shop.whole_shop')}
        </LocalLink>
      </p>
    </div>
  );
}
