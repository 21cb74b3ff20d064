import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useNavigation } from 'react-router';
import { type SitePath, withSearch } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Grid } from '#storefront/ui/Grid.tsx';
import type { Listing } from './list.server.ts';
import { buildListSearch, PAGE_SIZE } from './list-query.ts';
import styles from './ProjectPages.module.css';
import { listProjectsOf, useShownPages } from './shown-pages.ts';

/** Number of pages that load by scrolling; then "Show more" must be clicked, so that the footer can be reached. */
const AUTOMATIC_PAGES = 4;
/** Distance from the end of the list at which the next page is loaded. */
const LOAD_MARGIN = '800px';

interface ProjectPagesProps extends Pick<Listing, 'query' | 'list' | 'currency'> {
  readonly base: SitePath;
}

/**
 * The pages of a list. Further ones load by scrolling and replace the page in the address; without JavaScript, links lead
 * to the previous and the next page.
 */
export function ProjectPages({ base, query, list, currency }: ProjectPagesProps) {
  const { t, path } = useTexts();
  const shown = useShownPages(`${path(base)}${buildListSearch(query)} ${currency}`, query.page, list);
  const projects = listProjectsOf(shown);
  const last = shown.first + shown.pages.length - 1;
  const getPagePath = (page: number) => withSearch(base, buildListSearch(query, { page }));
  const hasMore = last * PAGE_SIZE < list.count;
  return (
    <div className={styles.pages}>
      {shown.first > 1 && (
        <LocalLink to={getPagePath(shown.first - 1)} rel="prev" className={button.secondary} replace preventScrollReset>
          {t('shop.show_previous')}
        </LocalLink>
      )}
      <Grid projects={projects} eager />
      {list.count > PAGE_SIZE && (
        <p className={styles.place}>
          {t('shop.place', {
            from: (shown.first - 1) * PAGE_SIZE + 1,
            to: (shown.first - 1) * PAGE_SIZE + projects.length,
            count: list.count,
          })}
        </p>
      )}
      {hasMore && (
        <MoreLink key={last} to={getPagePath(last + 1)} isAutomatic={shown.pages.length % AUTOMATIC_PAGES !== 0} />
      )}
    </div>
  );
}

/** A link to the next page that is followed when it comes near the visible part of the page. */
function MoreLink({ to, isAutomatic }: { to: SitePath; isAutomatic: boolean }) {
  const { t, path } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const router = useContext(DataRouterContext)?.router;
  const address = path(to);
  useEffect(() => {
    if (!isAutomatic || isBusy || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // a clicked link that is not rendered as busy yet must not be replaced
        if (!entry?.isIntersecting || router?.state.navigation.state !== 'idle') return;
        void navigate(address, { replace: true, preventScrollReset: true });
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [address, isAutomatic, isBusy, navigate, router]);
  return (
    <div ref={end}>
      <LocalLink to={to} rel="next" className={button.secondary} replace preventScrollReset>
        {t('shop.show_more')}
      </LocalLink>
    </div>
  );
}
