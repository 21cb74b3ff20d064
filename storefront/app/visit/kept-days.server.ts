import { KeptDaysFields } from '#generated/fields/KeptDays.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { KeptDays } from '#generated/schemas.ts';
import type { Api } from '#generated/client.ts';
import { createSharedCache } from '../api/shared-cache.ts';

const loadCached = createSharedCache<'days', KeptDays>(60_000);

/** Loads the cookie lifetimes, cached for a minute. Falls back to the description's defaults when the API fails. */
export function loadKeptDays(api: Api): Promise<KeptDays> {
  return loadCached('days', () => unwrap(api.GET('/kept-days'))).catch(() => DEFAULT_DAYS);
}

/** The cookie lifetimes of the description. */
export const DEFAULT_DAYS = Object.fromEntries(
  KeptDaysFields.map(({ name, defaultValue }) => [name, defaultValue]),
) as unknown as KeptDays;
