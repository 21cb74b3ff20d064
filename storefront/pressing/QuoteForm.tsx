import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { isCountry } from '#domain/countries.ts';
import { QuoteRequestFields } from '#generated/fields/QuoteRequest.ts';
import type { QuoteCalculation } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { INITIAL_WISH } from './initial-wish.ts';
import styles from './QuoteForm.module.css';
import { QuotePrice } from './QuotePrice.tsx';
import type { QuoteFormOutcome } from './request-quote.server.ts';

/** The origin code is that of the visit. */
const FIELDS = QuoteRequestFields.filter(({ name }) => name !== 'origin');
/** Pause in typing after which the price is calculated, in milliseconds. */
const DEBOUNCE_MS = 400;

/** Posts values to the page's action as JSON. */
const postJson = (values: object) => [JSON.stringify(values), { method: 'post', encType: 'application/json' }] as const;

/** The newest price of the form's values; the last known one while a value is invalid. */
function useLivePrice(initial: QuoteCalculation | undefined) {
  const { submit, data } = useFetcher<QuoteFormOutcome>();
  const [calculation, setCalculation] = useState(initial);
  if (data && 'calculation' in data && data.calculation !== calculation) setCalculation(data.calculation);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useEffectEvent(() => clearTimeout(timer.current));
  useEffect(() => () => stop(), []);
  const update = (values: Record<string, unknown>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(...postJson({ ...values, intent: 'price' })), DEBOUNCE_MS);
  };
  const isOutdated = data !== undefined && 'problem' in data;
  return { calculation, isOutdated, update };
}

/** The quote form with its live price. Without JavaScript one button calculates the price and the other sends the request. */
export function QuoteForm({ calculation: initial }: { calculation: QuoteCalculation | undefined }) {
  const { t } = useTexts();
  const root = useRootData();
  const posted = useActionData<QuoteFormOutcome>();
  const { submit, data } = useFetcher<QuoteFormOutcome>();
  const { calculation, isOutdated, update } = useLivePrice(
    posted && 'calculation' in posted ? posted.calculation : initial,
  );
  const outcome = data ?? posted;
  if (outcome && 'requested' in outcome)
    return (
      <Notice kind="success" title={t('quote.requested_title', { number: outcome.requested.number })}>
        {t('quote.requested_text')}
      </Notice>
    );
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  return (
    <StorefrontForms>
      <div className={styles.columns}>
        <SchemaForm
          method="post"
          definitions={FIELDS}
          values={{
            ...INITIAL_WISH,
            ...(root?.user && { name: root.user.name }),
            ...(isCountry(root?.country) && { country_id: root.country }),
          }}
          overrides={{
            name: { autoComplete: 'name' },
            email: { autoComplete: 'email' },
            phone: { autoComplete: 'tel' },
            company: { autoComplete: 'organization' },
          }}
          errors={problem?.errors ?? []}
          aria-label={t('quote.form')}
          onChange={update}
          onSubmit={(values) => submit(...postJson({ ...values, intent: 'request' }))}
        >
          {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
          <div className={styles.buttons}>
            <SubmitButton size="large" name="intent" value="request">
              {t('quote.request')}
            </SubmitButton>
            <noscript>
              <button className={button.secondary} name="intent" value="price">
                {t('quote.calculate')}
              </button>
            </noscript>
          </div>
          <p className={styles.hint}>{t('quote.request_hint')}</p>
        </SchemaForm>
        {calculation && <QuotePrice calculation={calculation} isOutdated={isOutdated} />}
      </div>
    </StorefrontForms>
  );
}
