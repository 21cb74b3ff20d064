import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { Settings } from '#generated/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** Loads the settings in force, amounts in `currency`; undefined until they are loaded and while not `enabled`. */
export function useSettings(currency: Currency | undefined, enabled: boolean): Settings | undefined {
  const { data } = useQuery({
    queryKey: ['settings', currency],
    queryFn: () => unwrap(api.GET('/admin/settings-in-force', { params: { query: { currency } } })),
    enabled,
  });
  return data;
}

const NO_DEFAULTS = {};

/** Loads the defaults of fields that a setting decides (`x-field.setting`); undefined until they are loaded. */
export function useSettingDefaults(fields: readonly FieldDefinition[]): Readonly<Record<string, unknown>> | undefined {
  const withSetting = fields.filter(({ setting }) => setting !== undefined);
  const settings = useSettings(undefined, withSetting.length > 0);
  if (withSetting.length === 0) return NO_DEFAULTS;
  if (!settings) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...settings };
  return Object.fromEntries(withSetting.map(({ name, setting = '' }) => [name, values[setting]]));
}
