import type { ReactNode } from 'react';
import type { CartBox } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from '#storefront/cart/CartLines.module.css';

/** A box of a cart or an order. */
export interface BoxLine extends Pick<CartBox, 'name' | 'type' | 'periodicity' | 'total' | 'promo_code'> {
  readonly gift_to?: string | null | undefined;
}

interface BoxLinesProps {
  readonly boxes: readonly BoxLine[];
  readonly currency: string;
  /** rendered below a box */
  readonly renderActions?: (index: number, name: string) => ReactNode;
}

/** Boxes with their periodicity, recipient of a gift and price. Renders nothing without boxes. */
export function BoxLines({ boxes, currency, renderActions }: BoxLinesProps) {
  const { t, money } = useTexts();
  if (boxes.length === 0) return null;
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ name, type, periodicity, total, gift_to, promo_code }, index) => (
        <li key={`${type}-${periodicity}-${index}`}>
          <span>
            <span className={styles.box}>{name}</span>
            <small>
              {[
                gift_to
                  ? t('boxes.gift_for', { months: t(`boxes.months_${periodicity}`), to: gift_to })
                  : t(`enums.BoxPeriodicity.${periodicity}`),
                promo_code,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {renderActions?.(index, name)}
          </span>
          <span className={styles.price} suppressHydrationWarning>
            {money(total ?? 0, currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Converts the boxes of a cart to lines. */
export const toBoxLines = (boxes: readonly CartBox[]): BoxLine[] =>
  boxes.map(({ gift, ...box }) => ({ ...box, gift_to: gift?.to }));
