import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { formatDistance, getCoordinates, sortByDistance } from '#domain/fulfilment/distances.ts';
import type { Pickup, PickupAddress } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { repeatChoice } from '#storefront/ui/repeat-choice.ts';
import { usePosition } from './use-position.ts';
import styles from './choice-list.module.css';

interface PickupListProps {
  /** those of near postal codes first */
  readonly pickups: readonly Pickup[];
  readonly selected: PickupAddress | undefined;
  /** whether the last attempt was rejected without a pick-up point */
  readonly isRejected: boolean;
  readonly onChoose: (pickup: PickupAddress) => void;
}

/** Pick-up points with address, opening hours and, once the visitor's position is known, distance. */
export function PickupList({ pickups, selected, isRejected, onChoose }: PickupListProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { position, locate } = usePosition();
  const points = useRef<HTMLDivElement>(null);
  const isMissing = isRejected && !selected;
  const rows =
    position.state === 'located'
      ? sortByDistance(pickups, position.at)
      : pickups.map((place) => ({ place, distance: undefined }));
  useEffect(() => {
    // the nearest is at the top
    if (position.state === 'located' && points.current) points.current.scrollTop = 0;
  }, [position]);
  const format = (distance: number) => formatDistance(distance, locale);
  const getMessage = (): string => {
    if (position.state === 'locating') return t('checkout.locating');
    if (position.state === 'failed') return t(`checkout.location_${position.failure}`);
    const [{ place, distance } = {}] = rows;
    return place && distance !== undefined
      ? t('checkout.sorted_by_distance', { name: place.name, distance: format(distance) })
      : '';
  };
  return (
    <fieldset ref={repeatChoice} className={styles.list} aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{t('checkout.pickup')}</legend>
      {isMissing && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t('errors.pickup_required')}
        </p>
      )}
      {pickups.some(getCoordinates) && (
        <div className={styles.sorting}>
          <Button variant="outlined" size="small" aria-describedby={`${id}-location`} onClick={locate}>
            {t('checkout.sort_by_distance')}
          </Button>
          <p id={`${id}-location`} role="status" data-failed={position.state === 'failed' || undefined}>
            {getMessage()}
          </p>
        </div>
      )}
      <div ref={points} className={styles.points}>
        {rows.map(({ place: pickup, distance }) => (
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
            {distance !== undefined && <span className={styles.distance}>{format(distance)}</span>}
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
