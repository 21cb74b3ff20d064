import type { Problem, UserOrder } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Paging } from './Paging.tsx';

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
      <Paging to="/my-account/orders" page={page} pages={pages} />
    </AccountLayout>
  );
}
