import { Form, useNavigation } from 'react-router';
import type { ReactNode } from 'react';
import { BoxPeriodStatus, BoxStatus } from '#generated/enums.ts';
import { buildPagePath, ROUTES, withFragment } from '#domain/routes.ts';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { Stars } from '#storefront/community/Stars.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import field from '#storefront/ui/Field.module.css';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { BoxCodeForm } from './BoxCodeForm.tsx';
import styles from './BoxPage.module.css';
import type { BoxView, NamedMonth } from './boxes.server.ts';
import type { BoxAnswer } from './change-box.server.ts';
import { PauseForm } from './PauseForm.tsx';

interface BoxCardProps {
  readonly view: BoxView;
  readonly pauses: readonly NamedMonth[];
  readonly answer: BoxAnswer | undefined;
}

interface ActionFormProps {
  readonly id: number;
  readonly intent: 'resume' | 'skip';
  /** the month to skip */
  readonly month?: string;
  readonly children: ReactNode;
}

const isOpenBox = ({ status }: BoxView['box']): boolean => status !== 'cancelled' && status !== 'ended';

/** A button that changes the box. */
function ActionForm({ id, intent, month, children }: ActionFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {month !== undefined && <input type="hidden" name="month" value={month} />}
      <button className={button.secondary} disabled={isBusy}>
        {children}
      </button>
    </Form>
  );
}

/** What comes next: the next record, the end of the pause, or the end of the box. */
function NextStep({ view: { box, nextMonth, pausedUntil } }: { view: BoxView }) {
  const { t } = useTexts();
  if (box.status === 'cancelled' || box.status === 'ended') return <p>{t('my_box.over')}</p>;
  if (box.status === 'paused')
    return <p>{pausedUntil ? t('my_box.paused_until', { month: pausedUntil.name }) : t('my_box.paused_open')}</p>;
  return (
    <>
      {nextMonth && <p>{t('my_box.next', { month: nextMonth.name })}</p>}
      {box.status === 'past_due' && <p>{t('my_box.past_due')}</p>}
      {box.renews === false && <p>{t('my_box.last_months')}</p>}
    </>
  );
}

function Months({ id, months }: Pick<BoxView, 'months'> & { readonly id: number }) {
  const { t, money } = useTexts();
  return (
    <ul className={styles.months}>
      {months.map(({ month, name, status, title, project_id, amount, currency, rating }) => (
        <li key={month}>
          <span>{name}</span>
          <span>
            {title && project_id ? (
              <LocalLink to={buildProjectLink({ id: project_id, category: null, name: title })}>{title}</LocalLink>
            ) : (
              title
            )}
            {project_id && title && (
              <span className={styles.rating}>
                {rating ? (
                  <Stars rating={rating} />
                ) : (
                  <LocalLink
                    to={withFragment(buildProjectLink({ id: project_id, category: null, name: title }), '#reviews')}
                  >
                    {t('my_box.rate')}
                  </LocalLink>
                )}
              </span>
            )}
            {status === 'ordered' && Boolean(amount) && (
              <LocalLink
                to={buildPagePath(ROUTES.boxInvoice, { id, month })}
                className={styles.invoice}
                reloadDocument
                target="_blank"
              >
                {t('account.invoice')}
              </LocalLink>
            )}
          </span>
          <StatusChip color={BoxPeriodStatus.colors?.[status]}>{t(`enums.BoxPeriodStatus.${status}`)}</StatusChip>
          <span suppressHydrationWarning>{amount && status !== 'skipped' ? money(amount, currency) : ''}</span>
        </li>
      ))}
    </ul>
  );
}

/** Address, card and paid months of a box, and the message of its giver. */
function Facts({ view: { box, address } }: Pick<BoxCardProps, 'view'>) {
  const { t } = useTexts();
  return (
    <dl className={styles.facts}>
      {address.length > 0 && (
        <div>
          <dt>{t('my_box.address')}</dt>
          {address.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {isOpenBox(box) && (
            <dd>
              <LocalLink to={buildPagePath(ROUTES.boxAddress, { id: box.id })}>{t('my_box.change_address')}</LocalLink>
            </dd>
          )}
        </div>
      )}
      {(box.card_last4 || (isOpenBox(box) && box.renews !== false)) && (
        <div>
          <dt>{t('my_box.card')}</dt>
          <dd>{box.card_last4 ? `•••• ${box.card_last4}` : t('my_box.no_card')}</dd>
          {isOpenBox(box) && (
            <dd>
              <LocalLink to={buildPagePath(ROUTES.boxPayment, { id: box.id })}>{t('my_box.change_card')}</LocalLink>
            </dd>
          )}
        </div>
      )}
      {box.paid_months > 0 && (
        <div>
          <dt>{t('my_box.paid')}</dt>
          <dd>{t('my_box.paid_months', { count: box.paid_months })}</dd>
        </div>
      )}
      {box.gift_message && (
        <div>
          <dt>{t('my_box.gift_message')}</dt>
          <dd>{box.gift_message}</dd>
        </div>
      )}
    </dl>
  );
}

/** A box of the account: status, next month, delivery, past months, and its changes. */
export function BoxCard({ view, pauses, answer }: BoxCardProps) {
  const { t, money } = useTexts();
  const { box, months, skippable, skippedMonths } = view;
  const isOpen = isOpenBox(box);
  const canSkip = box.status === 'active' && skippable !== undefined;
  // the code's own form shows the error of a code
  const problem = answer?.code ? undefined : answer?.problem;
  return (
    <article className={styles.card} aria-labelledby={`box-${box.id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`box-${box.id}`}>{box.name}</h2>
          <p className={styles.muted} suppressHydrationWarning>
            {t(`enums.BoxPeriodicity.${box.periodicity}`)} · {money(box.price, box.currency)}
          </p>
        </div>
        <StatusChip color={BoxStatus.colors?.[box.status]}>{t(`enums.BoxStatus.${box.status}`)}</StatusChip>
      </header>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      <NextStep view={view} />
      {isOpen && skippedMonths.length > 0 && (
        <p>{t('my_box.skipped', { months: skippedMonths.map(({ name }) => name).join(', ') })}</p>
      )}
      <Facts view={view} />
      {months.length > 0 && (
        <section>
          <h3>{t('my_box.months')}</h3>
          <Months id={box.id ?? 0} months={months} />
        </section>
      )}
      {isOpen && (
        <div className={styles.changes}>
          {canSkip && (
            <ActionForm id={box.id} intent="skip" month={skippable.month}>
              {t('my_box.skip', { month: skippable.name })}
            </ActionForm>
          )}
          {box.status === 'paused' ? (
            <ActionForm id={box.id} intent="resume">
              {t('my_box.resume')}
            </ActionForm>
          ) : (
            <PauseForm id={box.id} pauses={pauses} />
          )}
          <BoxCodeForm id={box.id} answer={answer} />
          {box.renews !== false && (
            <details className={styles.change}>
              <summary>{t('my_box.cancel')}</summary>
              <p>{t(box.paid_months > 0 ? 'my_box.cancel_paid' : 'my_box.cancel_hint')}</p>
              <Form method="post" preventScrollReset className={styles.form}>
                <input type="hidden" name="id" value={box.id} />
                <input type="hidden" name="intent" value="cancel" />
                <label className={field.field}>
                  <span>{t('my_box.cancel_reason')}</span>
                  <textarea className={field.input} name="reason" rows={2} maxLength={500} />
                </label>
                <button className={button.secondary}>{t('my_box.cancel_now')}</button>
              </Form>
            </details>
          )}
        </div>
      )}
    </article>
  );
}
