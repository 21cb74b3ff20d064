import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import type { CartTotals, Offer, Problem } from '#generated/schemas.ts';
import { CartSums } from '#storefront/cart/CartSums.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { readCardSource, useCardForm } from '#storefront/payments/card-source.ts';
import { OrderLines } from '#storefront/payments/OrderLines.tsx';
import styles from '#storefront/payments/PaymentPage.module.css';
import { useIdempotencyKey } from '#storefront/payments/use-idempotency-key.ts';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { OfferAddress } from './OfferAddress.tsx';
import offerStyles from './OfferPage.module.css';
import { OfferForm } from './OfferForm.tsx';
import { PledgeState } from './PledgeState.tsx';
import type { OfferOutcome, OfferPost } from './pay-offer.server.ts';

/** Loaded when a bank asks. */
const BankStep = lazy(async () => ({ default: (await import('#storefront/payments/BankStep.tsx')).BankStep }));

interface OfferPageProps {
  readonly offer: Offer;
  /** the total in minor units */
  readonly amount: number;
  /** lines of the delivery address */
  readonly address: readonly string[];
  /** of Stripe, when it takes the cards */
  readonly publishableKey: string | null;
}

/** An offer to view and pay. Shows why it cannot be paid, if so. */
export function OfferPage({ offer, ...rest }: OfferPageProps) {
  const { t } = useTexts();
  const { state, totals } = offer;
  return (
    <div className={styles.page}>
      <h1>{t(getTitle(offer), { number: offer.number })}</h1>
      {state === 'open' && totals ? (
        <OpenOffer offer={offer} totals={totals} {...rest} />
      ) : offer.is_pledge ? (
        <PledgeState offer={offer} />
      ) : (
        <Notice kind={state === 'paid' ? 'success' : 'warning'} title={t(`offer.${TEXT_KEYS[state]}_title`)}>
          <p>{t(`offer.${TEXT_KEYS[state]}_text`)}</p>
        </Notice>
      )}
    </div>
  );
}

/** Key parts of the texts by state; an open offer without totals has changed. */
const TEXT_KEYS = {
  open: 'changed',
  paid: 'paid',
  expired: 'expired',
  changed: 'changed',
  // only pledges, which `PledgeState` shows
  pledged: 'changed',
} as const;

function getTitle({ is_change, is_pledge }: Offer) {
  if (is_pledge) return 'offer.pledge_title';
  return is_change ? 'offer.change_title' : 'offer.title';
}

function OpenOffer({ offer, amount, totals, address, publishableKey }: OfferPageProps & { totals: CartTotals }) {
  const { t, language } = useTexts();
  const { removed = [] } = offer;
  const { submit, data, state } = useFetcher<OfferOutcome>({ key: 'offer' });
  const card = useCardForm(publishableKey);
  const key = useIdempotencyKey(offer.number, data);
  const [handledOutcome, setHandledOutcome] = useState<OfferOutcome>();
  const problem: Problem | undefined = data && 'problem' in data ? data.problem : undefined;
  const waiting = data && 'waiting' in data && data !== handledOutcome ? data.waiting : undefined;
  const post = (body: OfferPost) => submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        {offer.is_pledge && <p className={offerStyles.message}>{t('offer.pledge_declined')}</p>}
        {offer.message && <p className={offerStyles.message}>{offer.message}</p>}
        <OfferAddress lines={address} isPickup={offer.pickup != null} />
        <StorefrontForms>
          <OfferForm
            {...{ totals, amount, card, problem }}
            onPay={async (values) => {
              const source = await readCardSource(card, key);
              if (source) await post({ intent: 'pay', key, expected_total: totals.total, ...values, ...source });
            }}
          />
        </StorefrontForms>
      </div>
      <aside className={styles.summary} aria-labelledby="order-summary" aria-busy={state !== 'idle'}>
        <h2 id="order-summary">{t('checkout.summary')}</h2>
        {removed.length > 0 && <h3 className={offerStyles.part}>{t('offer.change_added')}</h3>}
        <OrderLines lines={offer.lines ?? []} />
        {removed.length > 0 && (
          <>
            <h3 className={offerStyles.part}>{t('offer.change_removed')}</h3>
            <OrderLines lines={removed} />
          </>
        )}
        <CartSums totals={totals} {...(offer.is_change && { discountLabel: t('offer.change_credit') })} />
        <p className={offerStyles.until} suppressHydrationWarning>
          {t(offer.is_pledge ? 'offer.pledge_until' : 'offer.until', {
            date: formatDate(offer.expires_at, getFormatLocale(language)),
          })}
        </p>
      </aside>
      {waiting && (
        <Suspense>
          <BankStep
            {...{ publishableKey, waiting }}
            total={totals}
            busy={state !== 'idle'}
            onAnswer={(authentication) => {
              setHandledOutcome(data);
              const cart_id = data?.cart_id ?? '';
              void post({ intent: 'confirm', cart_id, payment_id: waiting.payment_id, authentication });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
