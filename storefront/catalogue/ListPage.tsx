import type { SitePath } from '#domain/routes.ts';
import type { ReactNode } from 'react';
import type { ProjectList } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Grid } from '#storefront/ui/Grid.tsx';
import button from '#storefront/ui/button.module.css';
import { Filters } from './Filters.tsx';
import { isFiltered, PAGE_SIZE, type ListQuery } from './list-query.ts';
import styles from './ListPage.module.css';
import { Paging } from './Paging.tsx';
import { SortForm } from './SortForm.tsx';

interface ListPageProps {
  readonly title: string;
  /** English path without a query */
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly list: ProjectList;
  /** rendered before the list, such as an artist's picture */
  readonly lead?: ReactNode;
}

/** A list of projects with filters, sorting and paging as plain links and forms. */
export function ListPage({ title, base, query, list, lead }: ListPageProps) {
  const { t } = useTexts();
  // lists of a single page have no filters
  const hasFilters = list.count > PAGE_SIZE || isFiltered(query) || query.search !== '';
  const pages = Math.max(1, Math.ceil(list.count / PAGE_SIZE));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {lead}
        <h1>{title}</h1>
        <p className={styles.count}>{t('shop.count', { count: list.count })}</p>
      </header>
      <div className={hasFilters ? styles.columns : undefined}>
        {hasFilters && <Filters base={base} query={query} />}
        <div className={styles.list}>
          <SortForm base={base} query={query} />
          {list.projects.length > 0 ? (
            <Grid projects={list.projects} eager />
          ) : (
            <div className={styles.empty}>
              <h2>{t('shop.empty_title')}</h2>
              <p>{t('shop.empty_text')}</p>
              <LocalLink to="/vinyl-shop" className={button.secondary}>
                {t('shop.whole_shop')}
              </LocalLink>
            </div>
          )}
          {pages > 1 && <Paging base={base} query={query} pages={pages} />}
        </div>
      </div>
    </div>
  );
}
