import type { PublicQuote } from '#generated/schemas.ts';
import { Form, useActionData, useNavigation } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { QuoteOutcome } from './answer-quote.server.ts';
import styles from './QuotePage.module.css';

/** Accepts a quote with a name, or declines it with a reason. Works without JavaScript. */
export function AnswerForm({ quote, total }: { quote: PublicQuote; total: number }) {
  const { t } = useTexts();
  const problem = useActionData<QuoteOutcome>()?.problem;
  const busy = useNavigation().state !== 'idle';
  const code = problem?.errors?.[0]?.code ?? problem?.code;
  return (
    <div className={styles.answers}>
      {problem && <Notice kind="error" title={problem.detail ?? t.maybe(`errors.${code}`) ?? t('errors.unknown')} />}
      <Form method="post" className={styles.answer}>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="total" value={total} />
        <label className={field.field}>
          <span>{t('quote.your_name')}</span>
          <input
            className={field.input}
            name="name"
            required
            minLength={2}
            maxLength={120}
            defaultValue={quote.name ?? ''}
            autoComplete="name"
          />
        </label>
        <button className={button.primary} disabled={busy}>
          {t('quote.accept')}
        </button>
        <p className={styles.facts}>{t('quote.accept_hint')}</p>
      </Form>
      <details className={styles.refusal}>
        <summary>{t('quote.refuse')}</summary>
        <Form method="post" className={styles.answer}>
          <input type="hidden" name="intent" value="refuse" />
          <label className={field.field}>
            <span>{t('quote.why')}</span>
            <textarea className={field.input} name="reason" rows={3} maxLength={500} />
          </label>
          <button className={button.secondary} disabled={busy}>
            {t('quote.refuse_now')}
          </button>
        </Form>
      </details>
    </div>
  );
}
