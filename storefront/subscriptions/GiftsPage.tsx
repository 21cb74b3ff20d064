import { Form, useNavigation, useSubmit } from 'react-router';
import { ValidityState } from '#generated/enums.ts';
import { BoxAddressRequestFields } from '#generated/fields/BoxAddressRequest.ts';
import type { Problem, UserBox, UserGift } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './BoxPage.module.css';
import type { GiftAnswer } from './redeem-gift.server.ts';

const FIELDS = BoxAddressRequestFields.filter(({ name }) => name === 'customer');

interface GiftsPageProps {
  /** gifts bought by the account, newest first */
  readonly gifts: readonly UserGift[];
  /** boxes that can take a code */
  readonly boxes: readonly Pick<UserBox, 'id' | 'name' | 'type'>[];
  readonly customer: Partial<UserBox['customer']>;
  readonly answer: GiftAnswer | undefined;
}

/** Redeems a code, and lists the gifts that the account has bought. */
export function GiftsPage({ gifts, boxes, customer, answer }: GiftsPageProps) {
  const { t, date } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('user_menu.gifts')}</h1>
      <section className={styles.card} aria-labelledby="redeem">
        <h2 id="redeem">{t('my_box.code')}</h2>
        <Redeem boxes={boxes} customer={customer} answer={answer} />
      </section>
      <section className={styles.card} aria-labelledby="bought">
        <h2 id="bought">{t('gifts.bought')}</h2>
        {gifts.length === 0 && <p className={styles.muted}>{t('gifts.empty')}</p>}
        {gifts.length > 0 && (
          <ul className={styles.gifts}>
            {gifts.map(({ code, type, months, recipient, message, state, created_at }) => (
              <li key={code}>
                <div className={styles.head}>
                  <h3>
                    {t('boxes.gift_for', {
                      months: `${t(`enums.BoxType.${type}`)}, ${t('my_box.paid_months', { count: months })}`,
                      to: recipient ?? '',
                    })}
                  </h3>
                  <StatusChip color={ValidityState.colors?.[state]}>{t(`gifts.state_${state}`)}</StatusChip>
                </div>
                <p className={styles.code}>{code}</p>
                {message && <p>{message}</p>}
                <p className={styles.muted}>{t('account.ordered_on', { date: date(created_at) })}</p>
              </li>
            ))}
          </ul>
        )}
        <LocalLink to="/box" className={button.secondary}>
          {t('gifts.give')}
        </LocalLink>
      </section>
    </AccountLayout>
  );
}

/** Checks a code, then redeems it for one of the boxes, or for a new one at an address. Keeps the code when it is rejected. */
function Redeem({ boxes, customer, answer }: Omit<GiftsPageProps, 'gifts'>) {
  const { t } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { code = '', gift, problem } = answer ?? {};
  const error = problem?.errors?.find(({ path: at }) => !at.startsWith('customer'));
  const isFieldProblem = problem?.errors?.some(({ path: at }) => at.startsWith('customer')) ?? false;
  const usable = gift ? boxes.filter(({ type }) => !gift.type || gift.type === type) : [];
  return (
    <>
      {problem && !isFieldProblem && (
        <Notice
          kind="error"
          title={(error && t.maybe(`errors.${error.code}`, error.params ?? {})) ?? describeProblem(t, problem)}
        />
      )}
      {!gift && <CheckForm code={code} isInvalid={problem !== undefined} />}
      {gift?.kind === 'percent' && (
        <>
          <Notice
            kind="success"
            title={t('my_box.gift_percent', { percent: gift.percent ?? 0, count: gift.charges ?? 1 })}
          />
          <LocalLink to="/box" className={button.primary}>
            {t('boxes.choose')}
          </LocalLink>
        </>
      )}
      {gift?.kind === 'months' && (
        <>
          <Notice kind="success" title={t('my_box.gift_months', { count: gift.months ?? 0 })} />
          {usable.map(({ id, name }) => (
            <Form key={id} method="post" className={styles.form}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="code" value={code} />
              <input type="hidden" name="id" value={id} />
              <button className={button.secondary} disabled={isBusy}>
                {t('gifts.add_to_box', { name })}
              </button>
            </Form>
          ))}
          <StartForm code={code} customer={customer} problem={problem} />
        </>
      )}
    </>
  );
}

function CheckForm({ code, isInvalid }: { readonly code: string; readonly isInvalid: boolean }) {
  const { t } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="check" />
      <label className={field.field}>
        <span>{t('my_box.code_label')}</span>
        <input
          className={field.input}
          name="code"
          required
          minLength={3}
          maxLength={40}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isInvalid}
        />
      </label>
      <button className={button.secondary} disabled={isBusy}>
        {t('my_box.code_check')}
      </button>
    </Form>
  );
}

interface StartFormProps extends Pick<GiftsPageProps, 'customer'> {
  readonly code: string;
  readonly problem: Problem | undefined;
}

/** Starts a box with a code at an address. */
function StartForm({ code, customer, problem }: StartFormProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path('/my-account/gifts');
  return (
    <>
      <h3>{t('gifts.new_box')}</h3>
      <StorefrontForms>
        <SchemaForm
          method="post"
          action={action}
          aria-label={t('gifts.new_box')}
          definitions={FIELDS}
          values={{ customer }}
          errors={problem?.errors ?? []}
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'start', code }), {
              ...{ method: 'post', action, encType: 'application/json' },
            })
          }
        >
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="code" value={code} />
          <div className={styles.submit}>
            <SubmitButton size="large">{t('gifts.start')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </>
  );
}
