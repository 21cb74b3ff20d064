import { Form, useSubmit } from 'react-router';
import { SaveCardRequestFields } from '#generated/fields/SaveCardRequest.ts';
import type { Problem, SavedCard } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { CARD_OVERRIDES } from '../card-overrides.ts';
import type { CardsOutcome } from './cards.server.ts';
import styles from './CardsPage.module.css';

const FIELDS = SaveCardRequestFields.filter(({ name }) => name === 'card');

interface CardsPageProps {
  readonly cards: readonly SavedCard[];
  /** the current month, '2026-11' */
  readonly month: string;
  /** the result of the last form; failures of the network belong to none */
  readonly outcome: CardsOutcome | { readonly problem: Problem } | undefined;
}

/** The saved cards of the account. Works without JavaScript. */
export function CardsPage({ cards, month, outcome }: CardsPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const done = outcome && 'done' in outcome ? outcome.done : undefined;
  const action = path('/my-account/cards');
  return (
    <AccountLayout>
      <h1>{t('account.cards')}</h1>
      {done && <Notice kind="success" title={t(`account.card_${done}`)} />}
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {outcome && 'waiting' in outcome && <BankStep setupId={outcome.waiting} />}
      <section className={styles.section} aria-labelledby="cards">
        <h2 id="cards">{t('account.cards_saved')}</h2>
        <p>{t(cards.length > 0 ? 'account.cards_hint' : 'account.cards_empty')}</p>
        {cards.length > 0 && (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <CardRow key={card.id} card={card} isExpired={card.card_expires < month} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section}>
        <h2 id="add-card">{t('account.card_add')}</h2>
        <StorefrontForms>
          <SchemaForm
            // emptied once saved
            key={done === 'saved' ? cards.length : 'form'}
            method="post"
            action={action}
            aria-labelledby="add-card"
            definitions={FIELDS}
            overrides={CARD_OVERRIDES}
            errors={problem?.errors ?? []}
            submitOnEnter
            onSubmit={({ card }) =>
              submit(JSON.stringify({ card }), { method: 'post', action, encType: 'application/json' })
            }
          >
            <div className={styles.submit}>
              <SubmitButton size="large">{t('account.card_save')}</SubmitButton>
            </div>
          </SchemaForm>
        </StorefrontForms>
      </section>
    </AccountLayout>
  );
}

/** '2030-12' as printed on cards: '12 / 30'. */
const formatExpiry = (month: string): string => `${month.slice(5)} / ${month.slice(2, 4)}`;

function CardRow({ card, isExpired }: { readonly card: SavedCard; readonly isExpired: boolean }) {
  const { t } = useTexts();
  const { id, card_brand, card_last4, card_expires, is_default } = card;
  const name = `${t(`enums.CardBrand.${card_brand}`)} •••• ${card_last4}`;
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
          {is_default && <span className={styles.default}>{t('account.card_is_default')}</span>}
        </p>
        <p className={isExpired ? styles.expired : styles.facts}>
          {t(isExpired ? 'account.card_expired' : 'account.card_expires', { month: formatExpiry(card_expires) })}
        </p>
      </div>
      <div className={styles.actions}>
        {!is_default && !isExpired && (
          <Form method="post">
            <button
              className={button.quiet}
              name="default"
              value={id}
              aria-label={t('account.card_make_default_of', { card: name })}
            >
              {t('account.card_make_default')}
            </button>
          </Form>
        )}
        <details className={styles.remove}>
          <summary aria-label={t('account.card_remove_of', { card: name })}>{t('account.remove')}</summary>
          <Form method="post">
            <p>{t('account.card_remove_text')}</p>
            <button className={button.secondary} name="remove" value={id}>
              {t('account.card_remove')}
            </button>
          </Form>
        </details>
      </div>
    </li>
  );
}

/** The 3-D Secure step of the test provider. */
function BankStep({ setupId }: { readonly setupId: string }) {
  const { t } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="bank">
      <h2 id="bank">{t('account.card_bank_title')}</h2>
      <p>{t('checkout.authentication_text')}</p>
      <Form method="post" className={styles.bank}>
        <input type="hidden" name="setup_id" value={setupId} />
        <button className={button.primary} name="authentication" value="succeed">
          {t('account.card_bank_succeed')}
        </button>
        <button className={button.secondary} name="authentication" value="fail">
          {t('account.card_bank_fail')}
        </button>
      </Form>
    </section>
  );
}
