import { KeptDaysFields } from '#generated/fields/KeptDays.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { KeptDays } from '#generated/schemas.ts';
import type { Api } from '#generated/client.ts';
import { remembered } from '../api/remembered.ts';

const remember = remembered<'days', KeptDays>(60_000);

/** Loads the cookie lifetimes, cached for a minute. Falls back to the description's defaults when the API fails. */
export function loadKeptDays(api: Api): Promise<KeptDays> {
  return remember('days', () => unwrap(api.GET('/kept-days'))).catch(() => DESCRIBED);
}

const DESCRIBED = Object.fromEntries(
  KeptDaysFields.map(({ name, defaultValue }) => [name, defaultValue]),
) as unknown as KeptDays;
