import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { SavedCard } from '#generated/schemas.ts';
import { repeatChoice } from '#storefront/ui/repeat-choice.ts';
import styles from '../choice-list.module.css';
import { useCardTexts } from './card-texts.ts';

interface CardChoiceProps {
  readonly cards: readonly SavedCard[];
  /** null for another card */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** whether other methods than cards can be chosen instead */
  readonly hasMethods: boolean;
}

/** The saved cards of the account, and another one. */
export function CardChoice({ cards, chosen, onChoose, hasMethods }: CardChoiceProps) {
  const { t } = useTexts();
  const { formatName, formatExpiry } = useCardTexts();
  return (
    <fieldset ref={repeatChoice} className={styles.list}>
      <legend>{t('checkout.choose_card')}</legend>
      <div className={styles.points}>
        {cards.map((card) => (
          <label key={card.id}>
            <input
              type="radio"
              name="saved-card"
              value={card.id}
              checked={card.id === chosen}
              onChange={() => onChoose(card.id)}
            />
            <span>
              <strong>{formatName(card)}</strong>
              <small>{formatExpiry(card)}</small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="saved-card" value="" checked={chosen === null} onChange={() => onChoose(null)} />
          <strong>{t(hasMethods ? 'checkout.another_method' : 'checkout.another_card')}</strong>
        </label>
      </div>
    </fieldset>
  );
}
