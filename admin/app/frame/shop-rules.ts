import type { SideLimitTable } from '#domain/catalogue/side-minutes.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/api/client.ts';

export { shopValidators as validators } from '#forms-schema/shop-validators.ts';

/** Loads the limits of side lengths; refetched by each form. */
export function useSideLimits(enabled: boolean): SideLimitTable | undefined {
  const queryFn = () => unwrap(api.GET('/disc-formats'));
  return useQuery({ queryKey: ['disc-formats'], queryFn, enabled: enabled }).data;
}
