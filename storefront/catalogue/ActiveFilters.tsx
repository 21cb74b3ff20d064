import { type SitePath, withSearch } from '#domain/routes.ts';
import type { Currency } from '#generated/enums.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import styles from './ActiveFilters.module.css';
import { listActiveFilters } from './filter-options.ts';
import { buildListSearch, type ListQuery } from './list-query.ts';

interface ActiveFiltersProps {
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly currency: Currency;
}

/** The active filters and the search text, each as a link that removes it. Renders nothing without any. */
export function ActiveFilters({ base, query, currency }: ActiveFiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const filters = [
    ...(query.search ? [{ name: t('shop.quoted', { text: query.search }), change: { search: '' } }] : []),
    ...listActiveFilters(texts, query, currency),
  ];
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('shop.active_filters')} className={styles.filters}>
      {filters.map(({ name, change }) => (
        <li key={name}>
          <LocalLink
            to={withSearch(base, buildListSearch(query, change))}
            aria-label={t('shop.remove_filter', { name })}
            preventScrollReset
          >
            {name}
            <Icon name="close" size={14} />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
