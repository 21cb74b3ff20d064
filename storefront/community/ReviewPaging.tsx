import { Link } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { REVIEWS_PER_PAGE } from './review-page.ts';
import styles from './Reviews.module.css';

/** Links to the newer and older reviews. Renders nothing for a single page. */
export function ReviewPaging({ page, count }: { page: number; count: number }) {
  const { t } = useTexts();
  const pages = Math.ceil(count / REVIEWS_PER_PAGE);
  if (pages <= 1) return null;
  const getLink = (target: number) => ({ search: target > 1 ? `?reviews=${target}` : '', hash: '#reviews' });
  return (
    <nav className={styles.paging} aria-label={t('project_reviews.pages')}>
      {page > 1 && (
        <Link className={button.secondary} to={getLink(page - 1)}>
          {t('project_reviews.newer')}
        </Link>
      )}
      <span>{t('shop.page', { page, pages })}</span>
      {page < pages && (
        <Link className={button.secondary} to={getLink(page + 1)}>
          {t('project_reviews.older')}
        </Link>
      )}
    </nav>
  );
}
