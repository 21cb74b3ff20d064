import { KeptDaysFields } from '#generated/fields/KeptDays.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { KeptDays } from '#generated/schemas.ts';
import type { Api } from '#generated/client.ts';
import { remembered } from '../api/remembered.ts';

const remember = remembered<'days', KeptDays>(60_000);

/** How long browsers keep cookies, at most a minute old; what the description says when the API does not say. */
export function keptDays(api: Api): Promise<KeptDays> {
  return remember('days', () => unwrap(api.GET('/kept-days'))).catch(() => DESCRIBED);
}

const DESCRIBED = Object.fromEntries(
  KeptDaysFields.map(({ name, defaultValue }) => [name, defaultValue]),
) as unknown as KeptDays;
