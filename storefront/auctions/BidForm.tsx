import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Problem, PublicLot } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './LotCard.module.css';
import type { BidOutcome } from './place-bid.server.ts';

/** Places a bid. Works without JavaScript; a refused amount stays in the form, also when the network fails. */
export function BidForm({ lot, outcome }: { lot: PublicLot; outcome: BidOutcome | undefined }) {
  const { t, path, money } = useTexts();
  const fetcher = useFetcher<BidOutcome | { readonly problem: Problem }>({ key: `bid-${lot.id}` });
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data ?? outcome;
  const problem = result?.problem;
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data && !fetcher.data.problem) form.current?.reset();
  }, [fetcher.state, fetcher.data]);
  const error = problem?.errors?.[0];
  const errorText =
    problem &&
    ((error &&
      t.maybe(
        `errors.${error.code}`,
        toMoneyParams(error.params, (amount) => money(amount, lot.currency)),
      )) ??
      describeProblem(t, problem));
  const inputId = `maximum-${lot.id}`;
  return (
    <fetcher.Form ref={form} method="post" action={path('/bids')} className={styles.form}>
      <input type="hidden" name="lot" value={lot.id} />
      <input type="hidden" name="currency" value={lot.currency} />
      <label className={field.field} htmlFor={inputId}>
        <span>{t('bids.maximum', { currency: lot.currency })}</span>
      </label>
      <div className={styles.row}>
        <input
          id={inputId}
          className={field.input}
          name="maximum"
          inputMode="decimal"
          autoComplete="off"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorText ? `${inputId}-error ${inputId}-hint` : `${inputId}-hint`}
          defaultValue={outcome?.typed}
        />
        <button className={button.primary} disabled={fetcher.state !== 'idle'}>
          {t('bids.bid')}
        </button>
      </div>
      <p id={`${inputId}-hint`} className={styles.facts}>
        {t('bids.hint', { least: money(lot.least_bid, lot.currency) })}
      </p>
      {errorText && <Notice kind="error" id={`${inputId}-error`} title={errorText} />}
    </fetcher.Form>
  );
}

/** Formats the amounts among an error's parameters. */
function toMoneyParams(params: Readonly<Record<string, unknown>> | undefined, format: (amount: number) => string) {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? format(value) : String(value),
    ]),
  );
}
