import { Form, useSubmit } from 'react-router';
import type { Problem, SavedCard } from '#generated/schemas.ts';
import { FormFrame } from '#forms-schema/FormFrame.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { CARD_OVERRIDES } from '../card-overrides.ts';
import { getCardDefinitions } from '../card-definitions.ts';
import { readCardSource, useCardForm } from '../card-source.ts';
import { CardInput } from '../CardInput.tsx';
import { useCardTexts } from './card-texts.ts';
import { CardBankStep } from './CardBankStep.tsx';
import type { CardsOutcome } from './cards.server.ts';
import styles from './CardsPage.module.css';

interface CardsPageProps {
  readonly cards: readonly SavedCard[];
  /** of Stripe, when it takes the cards */
  readonly publishableKey: string | null;
  readonly currency: string;
  /** the current month, '2026-11' */
  readonly month: string;
  /** the result of the last form; failures of the network belong to none */
  readonly outcome: CardsOutcome | { readonly problem: Problem } | undefined;
}

/** The saved cards of the account. Works without JavaScript, except for Stripe's form. */
export function CardsPage({ cards, publishableKey, currency, month, outcome }: CardsPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const card = useCardForm(publishableKey);
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const done = outcome && 'done' in outcome ? outcome.done : undefined;
  const action = path('/my-account/cards');
  return (
    <AccountLayout>
      <h1>{t('account.cards')}</h1>
      {done && <Notice kind="success" title={t(`account.card_${done}`)} />}
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {outcome && 'waiting' in outcome && (
        <CardBankStep key={outcome.waiting.setup_id} setup={outcome.waiting} {...{ publishableKey, action }} />
      )}
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
          <FormFrame
            // emptied once saved
            key={done === 'saved' ? cards.length : 'form'}
            method="post"
            action={action}
            aria-labelledby="add-card"
            definitions={getCardDefinitions(card)}
            overrides={CARD_OVERRIDES}
            errors={problem?.errors ?? []}
            submitOnEnter
            onSubmit={async (values) => {
              const source = await readCardSource(card);
              if (!source) return;
              const body = JSON.stringify({ ...values, ...source });
              await submit(body, { method: 'post', action, encType: 'application/json' });
            }}
            body={(fields) => <CardInput card={card} use={{ currency }} fields={fields} />}
          >
            <div className={styles.submit}>
              <SubmitButton size="large">{t('account.card_save')}</SubmitButton>
            </div>
          </FormFrame>
        </StorefrontForms>
      </section>
    </AccountLayout>
  );
}

function CardRow({ card, isExpired }: { readonly card: SavedCard; readonly isExpired: boolean }) {
  const { t } = useTexts();
  const { formatName, formatExpiry } = useCardTexts();
  const { id, is_default } = card;
  const name = formatName(card);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
          {is_default && <span className={styles.default}>{t('account.card_is_default')}</span>}
        </p>
        <p className={isExpired ? styles.expired : styles.facts}>{formatExpiry(card, isExpired)}</p>
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
