import { SettingKey } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { createDatedRowHooks, selectRateState } from '#server/resources/dated-rows.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { checkValue, defaultValue } from '#server/core/settings/settings.ts';
import { settingValues } from '#server/core/settings/settings.table.ts';

const defaults = SettingKey.values.map((key) => `when '${key}' then ${defaultValue(key)}`).join(' ');
const rules = createDatedRowHooks('valid_from');

/** The settings resource: dated rows, like rates. */
export const settingsResource = defineResource('settings', {
  table: settingValues,
  computed: { default_value: sql.raw(`case setting_values.key ${defaults} end`) },
  texts: { state: selectRateState('setting_values', 'valid_from', ['key']) },
  hooks: {
    ...rules,
    beforeCreate: (values, call) => {
      rules.beforeCreate(values, call);
      if (values.key && values.value !== undefined) checkValue(values.key, values.value);
      return { created_at: call.context.now(), created_by: call.user?.id };
    },
    beforeUpdate: (values, before, call) => {
      rules.beforeUpdate(values, before, call);
      checkValue(values.key ?? before.key, values.value ?? before.value);
    },
  },
});

export const settingsHandlers = { ...settingsResource.handlers } as const satisfies Partial<Handlers>;
