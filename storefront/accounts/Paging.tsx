import { type SitePath, withSearch } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './Paging.module.css';

interface PagingProps {
  /** the list */
  readonly to: SitePath;
  readonly page: number;
  readonly pages: number;
}

/** Links to the previous and the next page of a list of the account. */
export function Paging({ to, page, pages }: PagingProps) {
  const { t } = useTexts();
  const getPath = (number: number) => withSearch(to, number > 1 ? `?page=${number}` : '');
  if (pages <= 1) return null;
  return (
    <nav className={styles.paging} aria-label={t('shop.page', { page, pages })}>
      {page > 1 && (
        <LocalLink to={getPath(page - 1)} className={button.secondary}>
          {t('shop.previous_page')}
        </LocalLink>
      )}
      <span>{t('shop.page', { page, pages })}</span>
      {page < pages && (
        <LocalLink to={getPath(page + 1)} className={button.secondary}>
          {t('shop.next_page')}
        </LocalLink>
      )}
    </nav>
  );
}
