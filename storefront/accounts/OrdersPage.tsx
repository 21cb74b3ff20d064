import { withSearch } from '#domain/routes.ts';
import type { Problem, UserOrder } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersPage.module.css';

/** The number of the cancelled order, or why it was not cancelled. */
export type CancelOutcome = { readonly cancelled: string } | { readonly problem: Problem };

interface OrdersPageProps {
  readonly orders: readonly UserOrder[];
  readonly page: number;
  readonly pages: number;
  /** the result of the last cancellation */
  readonly outcome?: CancelOutcome | undefined;
}

/** The account's orders, newest first. */
export function OrdersPage({ orders, page, pages, outcome }: OrdersPageProps) {
  const { t } = useTexts();
  const getPagePath = (number: number) => withSearch('/my-account/orders', number > 1 ? `?page=${number}` : '');
  return (
    <AccountLayout>
      <h1>{t('account.orders')}</h1>
      {outcome && 'problem' in outcome && <Notice kind="error" title={describeProblem(t, outcome.problem)} />}
      {outcome && 'cancelled' in outcome && (
        <Notice kind="success" title={t('account.cancelled_notice', { number: outcome.cancelled })} />
      )}
      {orders.length === 0 && <EmptyList>{t('account.orders_empty')}</EmptyList>}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {pages > 1 && (
        <nav className={styles.paging} aria-label={t('shop.page', { page, pages })}>
          {page > 1 && (
            <LocalLink to={getPagePath(page - 1)} className={button.secondary}>
              {t('shop.previous_page')}
            </LocalLink>
          )}
          <span>{t('shop.page', { page, pages })}</span>
          {page < pages && (
            <LocalLink to={getPagePath(page + 1)} className={button.secondary}>
              {t('shop.next_page')}
            </LocalLink>
          )}
        </nav>
      )}
    </AccountLayout>
  );
}
