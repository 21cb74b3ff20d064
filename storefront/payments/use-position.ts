import { useState } from 'react';
import type { Coordinates } from '#domain/fulfilment/distances.ts';

/** Why a position is unknown, as a key of texts. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The position of the visitor. */
export type Position =
  | { readonly state: 'unknown' | 'locating' }
  | { readonly state: 'located'; readonly at: Coordinates }
  | { readonly state: 'failed'; readonly failure: PositionFailure };

const TIMEOUT = 10_000;
const MAX_AGE = 5 * 60_000;

/** By `GeolocationPositionError.code`. */
const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The position of the visitor, asked of the browser on `locate`; it is kept in the page and sent nowhere. */
export function usePosition(): { position: Position; locate: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'unknown' });
  const locate = () => {
    if (position.state === 'locating') return;
    // absent without https
    if (!('geolocation' in navigator)) {
      setPosition({ state: 'failed', failure: 'unsupported' });
      return;
    }
    setPosition({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ state: 'located', at: { latitude, longitude } }),
      ({ code }) => setPosition({ state: 'failed', failure: FAILURES[code] ?? 'unavailable' }),
      { timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  };
  return { position, locate };
}
