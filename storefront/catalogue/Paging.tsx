import { type SitePath, withSearch } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { buildListSearch, listPageNumbers, type ListQuery } from './list-query.ts';
import styles from './Paging.module.css';

/** Links to the pages of a list. */
export function Paging({ base, query, pages }: { base: SitePath; query: ListQuery; pages: number }) {
  const { t } = useTexts();
  const getPagePath = (page: number) => withSearch(base, buildListSearch(query, { page }));
  const getLabel = (page: number) => t('shop.page', { page, pages });
  return (
    <nav aria-label={getLabel(query.page)} className={styles.paging}>
      {query.page > 1 && (
        <LocalLink to={getPagePath(query.page - 1)} rel="prev" aria-label={t('shop.previous_page')}>
          <Icon name="left" size={20} />
        </LocalLink>
      )}
      {listPageNumbers(query.page, pages).map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <LocalLink
            key={number}
            to={getPagePath(number)}
            aria-label={getLabel(number)}
            aria-current={number === query.page ? 'page' : undefined}
          >
            {number}
          </LocalLink>
        ),
      )}
      {query.page < pages && (
        <LocalLink to={getPagePath(query.page + 1)} rel="next" aria-label={t('shop.next_page')}>
          <Icon name="right" size={20} />
        </LocalLink>
      )}
    </nav>
  );
}
