import type { SideLimitTable } from '#domain/catalogue/side-minutes.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/api/client.ts';

export { shopValidators as validators } from '#forms-schema/shop-validators.ts';

/** How long sides may be, as staff has set it; asked again by each form, for it may have changed meanwhile. */
export function useSideLimits(wanted: boolean): SideLimitTable | undefined {
  const queryFn = () => unwrap(api.GET('/disc-formats'));
  return useQuery({ queryKey: ['disc-formats'], queryFn, enabled: wanted }).data;
}
