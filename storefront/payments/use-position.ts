import { useState } from 'react';
import type { Coordinates } from '#domain/fulfilment/distances.ts';

/** Why a position is unknown, as a key of texts. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The position of the visitor. */
export type Location =
  | { readonly state: 'unknown' | 'locating' }
  | { readonly state: 'located'; readonly at: Coordinates }
  | { readonly state: 'failed'; readonly failure: LocationFailure };

const TIMEOUT = 10_000;
const MAX_AGE = 5 * 60_000;

/** By `GeolocationPositionError.code`. */
const FAILURES: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The position of the visitor, asked of the browser on `locate`; it is kept in the page and sent nowhere. */
export function useLocation(): { location: Location; locate: () => void } {
  const [location, setLocation] = useState<Location>({ state: 'unknown' });
  const locate = () => {
    if (location.state === 'locating') return;
    // absent without https
    if (!('geolocation' in navigator)) {
      setLocation({ state: 'failed', failure: 'unsupported' });
      return;
    }
    setLocation({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ state: 'located', at: { latitude, longitude } }),
      ({ code }) => setLocation({ state: 'failed', failure: FAILURES[code] ?? 'unavailable' }),
      { timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  };
  return { location, locate };
}
