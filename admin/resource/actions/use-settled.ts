import type { FieldDefinition } from '#generated/definitions.ts';
import { useSettings } from './use-settings.ts';

/** What fields begin with that a setting speaks of (`x-field.setting`); undefined until that is known. */
export function useSettled(fields: readonly FieldDefinition[]): Readonly<Record<string, unknown>> | undefined {
  const settled = fields.filter(({ setting }) => setting !== undefined);
  const settings = useSettings(undefined, settled.length > 0);
  if (settled.length === 0) return NONE;
  if (!settings) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...settings };
  return Object.fromEntries(settled.map(({ name, setting = '' }) => [name, values[setting]]));
}

const NONE = {};
