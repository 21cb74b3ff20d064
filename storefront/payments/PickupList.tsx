import { useId } from 'react';
import type { Pickup, PickupAddress } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { repeatChoice } from '#storefront/ui/repeat-choice.ts';
import styles from './choice-list.module.css';

interface PickupListProps {
  /** nearest first */
  readonly pickups: readonly Pickup[];
  readonly selected: PickupAddress | undefined;
  /** whether the last attempt was rejected without a pick-up point */
  readonly isRejected: boolean;
  readonly onChoose: (pickup: PickupAddress) => void;
}

/** Pick-up points with address and opening hours. */
export function PickupList({ pickups, selected, isRejected, onChoose }: PickupListProps) {
  const { t } = useTexts();
  const id = useId();
  const isMissing = isRejected && !selected;
  return (
    <fieldset ref={repeatChoice} className={styles.list} aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{t('checkout.pickup')}</legend>
      {isMissing && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t('errors.pickup_required')}
        </p>
      )}
      <div className={styles.points}>
        {pickups.map((pickup) => (
          <label key={pickup.id}>
            <input
              type="radio"
              name="pickup-point"
              value={pickup.id}
              defaultChecked={selected !== undefined && isSame(pickup, selected)}
              aria-invalid={isMissing || undefined}
              onChange={() => onChoose(toAddress(pickup))}
            />
            <span>
              <strong>{pickup.name}</strong>
              <span>{`${pickup.address}, ${pickup.zip_code} ${pickup.city}`}</span>
              {pickup.opening_hours && <small>{pickup.opening_hours}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const isSame = (pickup: PickupAddress, other: PickupAddress): boolean =>
  JSON.stringify(toAddress(pickup)) === JSON.stringify(toAddress(other));

/** The address of a pick-up point as stored on the order. */
function toAddress({ name, address, zip_code, city, state = null }: PickupAddress): PickupAddress {
  return { name, address, zip_code, city, state };
}
