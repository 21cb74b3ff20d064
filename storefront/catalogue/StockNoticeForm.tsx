import { useActionData, useFetcher } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { ProjectAnswer } from './project-action.server.ts';
import styles from './StockNoticeForm.module.css';

interface StockNoticeFormProps {
  /** the sold-out items */
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

/** Asks for an e-mail when a sold-out item is in stock again. Works without JavaScript. */
export function StockNoticeForm({ items }: StockNoticeFormProps) {
  const { t } = useTexts();
  const posted = useActionData<ProjectAnswer>();
  const { Form, data, state } = useFetcher<ProjectAnswer>({ key: `notice-${items[0]?.id}` });
  const answer = data ?? (posted?.intent === 'notice' ? posted : undefined);
  const problem = answer?.problem;
  const code = problem?.errors?.[0]?.code ?? problem?.code;
  return (
    <details className={styles.notice} open={answer !== undefined || undefined}>
      <summary>{t('stock_notice.open')}</summary>
      {answer && !problem && state === 'idle' ? (
        <Notice kind="success" title={t('stock_notice.done')} />
      ) : (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="notice" />
          {problem && (
            <Notice kind="error" title={t.maybe(`errors.${code}`) ?? problem.detail ?? t('errors.unknown')} />
          )}
          {items.length > 1 ? (
            <label className={field.field}>
              <span>{t('project.choose_item')}</span>
              <select className={field.input} name="item_id" defaultValue={answer?.values?.item_id}>
                {items.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <input type="hidden" name="item_id" value={items[0]?.id} />
          )}
          <label className={field.field}>
            <span>{t('stock_notice.email')}</span>
            <input
              className={field.input}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={200}
              defaultValue={answer?.values?.email}
            />
          </label>
          {/* filled in by robots only */}
          <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
          <button className={button.secondary} aria-disabled={state !== 'idle'}>
            {t('stock_notice.send')}
          </button>
          <p className={styles.hint}>{t('stock_notice.hint')}</p>
        </Form>
      )}
    </details>
  );
}
