import { useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { CardSetup, Problem, SavedCard } from '#generated/schemas.ts';
import { FormFrame } from '#forms-schema/FormFrame.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CARD_OVERRIDES } from '#storefront/payments/card-overrides.ts';
import { getCardDefinitions } from '#storefront/payments/card-definitions.ts';
import { readCardSource, useCardForm } from '#storefront/payments/card-source.ts';
import { CardInput } from '#storefront/payments/CardInput.tsx';
import { CardBankStep } from '#storefront/payments/cards/CardBankStep.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './BoxPage.module.css';

interface BoxPaymentPageProps {
  readonly id: number;
  readonly currency: string;
  /** last digits of the current card */
  readonly last4: string | null | undefined;
  /** of Stripe, when it takes the cards */
  readonly publishableKey: string | null;
  /** the saved cards of the account that are valid, the default first */
  readonly cards: readonly SavedCard[];
  /** the result of the last attempt: the set-up that waits for 3-D Secure, or the error */
  readonly outcome: BoxCardOutcome | undefined;
}

/** The result of a card that was not set. */
export type BoxCardOutcome =
  { readonly waiting: Pick<CardSetup, 'setup_id' | 'client_secret'> } | { readonly problem: Problem };

/** Sets the card of a box, after 3-D Secure if the bank asks for it. Card data is not kept when the page is left. */
export function BoxPaymentPage({ id, currency, last4, publishableKey, cards, outcome }: BoxPaymentPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const card = useCardForm(publishableKey, cards);
  const action = path(buildPagePath(ROUTES.boxPayment, { id }));
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const [declined] = problem?.status === 402 ? (problem.errors ?? []) : [];
  return (
    <AccountLayout>
      <h1>{t('my_box.change_card')}</h1>
      <p>{last4 ? t('my_box.current_card', { last4 }) : t('my_box.no_card')}</p>
      <StorefrontForms>
        {problem && (declined || !problem.errors?.length) && (
          <Notice
            kind="error"
            title={(declined && t.maybe(`errors.${declined.code}`)) ?? describeProblem(t, problem)}
          />
        )}
        {outcome && 'waiting' in outcome && (
          <CardBankStep key={outcome.waiting.setup_id} setup={outcome.waiting} {...{ publishableKey, action }} />
        )}
        <FormFrame
          method="post"
          action={action}
          aria-label={t('my_box.change_card')}
          definitions={getCardDefinitions(card)}
          overrides={CARD_OVERRIDES}
          errors={declined ? [] : (problem?.errors ?? [])}
          onSubmit={async (values) => {
            const source = await readCardSource(card);
            if (!source) return;
            const body = JSON.stringify({ ...values, ...source });
            await submit(body, { method: 'post', action, encType: 'application/json' });
          }}
          body={(fields) => <CardInput card={card} use={{ currency }} fields={fields} />}
        >
          <div className={styles.submit}>
            <SubmitButton size="large">{t('words.save')}</SubmitButton>
          </div>
        </FormFrame>
      </StorefrontForms>
    </AccountLayout>
  );
}
