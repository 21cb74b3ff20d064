import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { OrderStatus } from '#generated/enums.ts';
import type { OrderStep, UserDocument, UserOrderDetail } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/Icon.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import card from './OrderCard.module.css';
import styles from './OrderPage.module.css';
import { OrderPledge } from './OrderPledge.tsx';
import { OrderPart } from './OrderPart.tsx';
import type { CancelOutcome } from './OrdersPage.tsx';

interface OrderPageProps {
  readonly order: UserOrderDetail;
  /** invoices and credit notes, oldest first */
  readonly documents: readonly UserDocument[];
  /** lines of the delivery address or pick-up point */
  readonly address: readonly string[];
  readonly title: string;
  /** the result of the last cancellation */
  readonly outcome?: CancelOutcome | undefined;
}

/** An order of the account: steps, parcels, amounts, address and documents. */
export function OrderPage({ order, documents, address, title, outcome }: OrderPageProps) {
  const { t, date } = useTexts();
  const obstacle = order.address_obstacle;
  return (
    <AccountLayout>
      <p>
        <LocalLink to="/my-account/orders">{t('account.order_back')}</LocalLink>
      </p>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={card.muted}>{t('account.ordered_on', { date: date(order.created_at) })}</p>
        </div>
        <StatusChip color={OrderStatus.colors?.[order.status]}>{t(`enums.OrderStatus.${order.status}`)}</StatusChip>
      </header>
      {outcome && 'problem' in outcome && <Notice kind="error" title={describeProblem(t, outcome.problem)} />}
      {outcome && 'cancelled' in outcome && (
        <Notice kind="success" title={t('account.cancelled_notice', { number: outcome.cancelled })} />
      )}
      {order.pledge && <OrderPledge pledge={order.pledge} />}
      <article className={styles.parts} aria-label={title}>
        {order.shop_orders.map((part) => (
          <OrderPart key={part.id} part={part} currency={order.currency} heading="h2">
            <Steps steps={order.steps.filter((step) => step.shop_order_id === part.id)} />
          </OrderPart>
        ))}
      </article>
      <div className={styles.sections}>
        <section aria-labelledby="order-address">
          <h2 id="order-address">{t(order.customer.pickup ? 'account.order_pickup' : 'account.order_address')}</h2>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {obstacle ? (
            <p className={card.muted}>{t.maybe(`errors.${obstacle}`) ?? t('errors.unknown')}</p>
          ) : (
            <LocalLink to={buildPagePath(ROUTES.orderAddress, { id: order.id })} className={button.secondary}>
              {t('account.change_address')}
            </LocalLink>
          )}
        </section>
        <Amounts order={order} />
        <section aria-labelledby="order-documents">
          <h2 id="order-documents">{t('account.documents')}</h2>
          {documents.length === 0 && <p className={card.muted}>{t('account.documents_none')}</p>}
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                <LocalLink
                  to={buildPagePath(ROUTES.orderDocument, { id: order.id, document: document.id })}
                  reloadDocument
                  target="_blank"
                >
                  {t(`enums.InvoiceType.${document.type}`)} {document.number} (PDF)
                </LocalLink>
                <span className={`${card.muted} ${styles.issued}`}>{date(document.issued_at)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {order.cancellable && <CancelOrder order={order} />}
    </AccountLayout>
  );
}

/** The steps of a part: when each was done, or when it is expected. */
function Steps({ steps }: { readonly steps: readonly OrderStep[] }) {
  const { t, date } = useTexts();
  const formatExpected = ({ expected_from: from, expected_to: to }: OrderStep): string => {
    if (!from) return '';
    return from === to || !to
      ? t('account.expected_on', { date: date(from) })
      : t('account.expected_between', { from: date(from), to: date(to) });
  };
  return (
    <ol className={styles.steps} aria-label={t('account.order_steps')}>
      {steps.map((step) => (
        <li key={step.kind} data-done={step.done || undefined}>
          <span className={styles.mark}>{step.done && <Icon path={PAGE_ICONS.check} size={14} />}</span>
          <span className={styles.step}>
            {t(`enums.OrderStepKind.${step.kind}`)}
            <small>{step.done ? date(step.at) : formatExpected(step)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Amounts({ order }: { readonly order: UserOrderDetail }) {
  const { t, money, number } = useTexts();
  const { currency, vat_rate = 0 } = order;
  const rows = [
    [t('account.order_items'), order.items],
    ...(order.discount ? [[t('account.order_discount'), -order.discount] as const] : []),
    [t('account.order_shipping'), order.shipping],
    [t('account.total'), order.total],
    ...(order.vat ? [[t('account.order_vat', { rate: number(vat_rate) }), order.vat] as const] : []),
    ...(order.refunded ? [[t('account.refunded'), order.refunded] as const] : []),
  ] as const;
  return (
    <section aria-labelledby="order-amounts">
      <h2 id="order-amounts">{t('account.order_amounts')}</h2>
      <dl className={styles.amounts}>
        {rows.map(([label, amount]) => (
          <div key={label} data-total={label === t('account.total') || undefined}>
            <dt>{label}</dt>
            <dd suppressHydrationWarning>{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
