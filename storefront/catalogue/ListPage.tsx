import type { SitePath } from '#domain/routes.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Filters } from './Filters.tsx';
import type { Listing } from './list.server.ts';
import { countFilters, PAGE_SIZE } from './list-query.ts';
import styles from './ListPage.module.css';
import { ProjectPages } from './ProjectPages.tsx';
import { SortForm } from './SortForm.tsx';

// loaded for the lists that need them
const Shelf = lazy(async () => ({ default: (await import('#storefront/ui/Shelf.tsx')).Shelf }));
const ActiveFilters = lazy(async () => ({ default: (await import('./ActiveFilters.tsx')).ActiveFilters }));
const Corrections = lazy(async () => ({ default: (await import('./Corrections.tsx')).Corrections }));
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));

interface ListPageProps extends Listing {
  readonly title: string;
  /** English path without a query */
  readonly base: SitePath;
  /** rendered before the list, such as an artist's picture */
  readonly lead?: ReactNode;
  /** rendered between the title and the list, such as an artist's biography */
  readonly about?: ReactNode;
}

/** A list of projects with filters, sorting and paging as plain links and forms. */
export function ListPage({
  title,
  base,
  query,
  list,
  facets,
  currency,
  corrections,
  popular,
  lead,
  about,
}: ListPageProps) {
  const { t } = useTexts();
  // lists of a single page have no filters
  const hasFilters = list.count > PAGE_SIZE || countFilters(query) > 0 || query.search !== '';
  const hasPanel = hasFilters && facets !== undefined;
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          {lead}
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {t('shop.count', { count: list.count })}
          </p>
        </header>
        {about}
        <div className={hasPanel ? styles.columns : undefined}>
          {hasPanel && <Filters base={base} query={query} facets={facets} currency={currency} count={list.count} />}
          <div className={styles.list}>
            <SortForm base={base} query={query} />
            {(countFilters(query) > 0 || query.search !== '') && (
              <Suspense>
                <ActiveFilters base={base} query={query} currency={currency} />
              </Suspense>
            )}
            {corrections.length > 0 && (
              <Suspense>
                <Corrections base={base} query={query} names={corrections} />
              </Suspense>
            )}
            {list.projects.length > 0 ? (
              <ProjectPages base={base} query={query} list={list} currency={currency} />
            ) : (
              <Suspense>
                <EmptyList base={base} query={query} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      {popular.length > 0 && (
        <Suspense>
          <Shelf title={t('shop.popular')} projects={popular} to="/vinyl-shop?sort=popular" />
        </Suspense>
      )}
    </>
  );
}
