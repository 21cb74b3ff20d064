import { unwrap } from '#generated/client/unwrap.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { Settings } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** The settings in force, their amounts in `currency`; undefined until they are known or while nobody wants them. */
export function useSettings(currency: Currency | undefined, enabled: boolean): Settings | undefined {
  const { data } = useQuery({
    queryKey: ['settings', currency],
    queryFn: () => unwrap(api.GET('/admin/settings-in-force', { params: { query: { currency } } })),
    enabled,
  });
  return data;
}
