import { useId } from 'react';
import type { Pickup } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import field from '#storefront/ui/Field.module.css';
import styles from './PickupChoice.module.css';

interface PickupChoiceProps {
  readonly pickups: readonly Pickup[];
  readonly selected: Pickup | undefined;
  /** whether the last attempt was rejected without a pick-up point */
  readonly isRejected: boolean;
  readonly onChoose: (pickup: Pickup | undefined) => void;
}

/** Selects a pick-up point, nearest first. */
export function PickupChoice({ pickups, selected, isRejected, onChoose }: PickupChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const isMissing = isRejected && !selected;
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        <span>{t('checkout.pickup')}</span>
      </label>
      <select
        id={id}
        className={field.input}
        value={selected?.id ?? ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing || selected ? `${id}-note` : undefined}
        onChange={({ target }) => onChoose(pickups.find((pickup) => String(pickup.id) === target.value))}
      >
        <option value="">{t('checkout.choose_pickup')}</option>
        {pickups.map(({ id: value, name, zip_code, city }) => (
          <option key={value} value={value}>
            {`${name}, ${zip_code} ${city}`}
          </option>
        ))}
      </select>
      {(isMissing || selected) && (
        <p id={`${id}-note`} className={isMissing ? styles.error : styles.note}>
          {isMissing
            ? t('errors.pickup_required')
            : [selected?.address, selected?.opening_hours].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}
