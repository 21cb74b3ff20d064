import { useId } from 'react';
import type { Pickup } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import field from '#storefront/ui/Field.module.css';
import styles from './PickupChoice.module.css';

interface PickupChoiceProps {
  readonly pickups: readonly Pickup[];
  readonly chosen: Pickup | undefined;
  /** whether the last attempt had none selected */
  readonly missing: boolean;
  readonly onChoose: (pickup: Pickup | undefined) => void;
}

/** Selects a pick-up point, nearest first. */
export function PickupChoice({ pickups, chosen, missing, onChoose }: PickupChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const isMissing = missing && !chosen;
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        <span>{t('checkout.pickup')}</span>
      </label>
      <select
        id={id}
        className={field.input}
        value={chosen?.id ?? ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing || chosen ? `${id}-note` : undefined}
        onChange={({ target }) => onChoose(pickups.find((one) => String(one.id) === target.value))}
      >
        <option value="">{t('checkout.choose_pickup')}</option>
        {pickups.map(({ id: value, name, zip_code, city }) => (
          <option key={value} value={value}>
            {`${name}, ${zip_code} ${city}`}
          </option>
        ))}
      </select>
      {(isMissing || chosen) && (
        <p id={`${id}-note`} className={isMissing ? styles.error : styles.note}>
          {isMissing
            ? t('errors.pickup_required')
            : [chosen?.address, chosen?.opening_hours].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}
