import { SettingsFields } from '#generated/fields/Settings.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { SettingInput } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { useCalculation } from '#admin/orders/lines/use-calculation.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const fields: readonly FieldDefinition[] = SettingsFields;

/** Current value, default and range of the selected setting. */
export function SettingLimits() {
  const t = useTranslate();
  const locale = useLocale();
  const { request, data } = useCalculation({
    name: ['settings'],
    buildRequest: (values) => {
      const { key } = values as Partial<SettingInput>;
      return key ? { key } : undefined;
    },
    calculate: (_, signal) => unwrap(api.GET('/admin/settings-in-force', { signal })),
  });
  const field = fields.find(({ name }) => name === request?.key);
  if (!request || !data || !field) return null;
  const formatNumber = (value: unknown) => Number(value).toLocaleString(locale);
  return (
    <SecondaryText role="status" sx={{ pb: 1 }}>
      {[
        t('settings.today', { value: formatNumber(data[request.key]) }),
        t('settings.default', { value: formatNumber(field.defaultValue) }),
        t('settings.range', { min: formatNumber(field.min), max: formatNumber(field.max) }),
        field.type === 'integer' && t('settings.whole'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </SecondaryText>
  );
}
