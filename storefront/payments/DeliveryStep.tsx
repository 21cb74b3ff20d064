import { lazy, Suspense } from 'react';
import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import type { CartCalculation, Pickup, PickupAddress, Problem } from '#generated/schemas.ts';
import { isAnyCollected } from './collected-parcels.ts';
import { OptionalButtons, type OptionalPart, useOptionalParts } from './OptionalFields.tsx';
import { ShippingChoices } from './ShippingChoices.tsx';
import styles from './DetailsStep.module.css';

/** Loaded when a parcel is collected. */
const PickupList = lazy(async () => ({ default: (await import('./PickupList.tsx')).PickupList }));

const PARTS: readonly OptionalPart[] = [{ name: 'comment', inputs: ['comment'] }];

interface DeliveryStepProps {
  readonly calculation: CartCalculation;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  readonly pickups: readonly Pickup[];
  readonly fields: readonly FormField[];
  readonly problem: Problem | undefined;
  readonly pickup: PickupAddress | undefined;
  readonly onPickup: (pickup: PickupAddress) => void;
}

/** Shipping method and date of each parcel, pick-up point, gift and comment. */
export function DeliveryStep({ calculation, today, pickups, fields, problem, pickup, onPickup }: DeliveryStepProps) {
  const { isOpen, closed, ask } = useOptionalParts(PARTS);
  const show = (name: string) => {
    const field = fields.find((other) => other.name === name);
    return field && <Field field={field} name={name} siblingFields={fields} />;
  };
  return (
    <>
      <ShippingChoices calculation={calculation} today={today} />
      {isAnyCollected(calculation.cart.shops) && (
        <Suspense>
          <PickupList
            pickups={pickups}
            selected={pickup}
            onChoose={onPickup}
            isRejected={problem?.errors?.some(({ path }) => path === 'pickup') ?? false}
          />
        </Suspense>
      )}
      <div className={styles.narrow}>
        {show('is_gift')}
        {show('gift_message')}
      </div>
      {isOpen('comment') && <div className={styles.narrow}>{show('comment')}</div>}
      <OptionalButtons parts={closed} onAsk={ask} />
    </>
  );
}
