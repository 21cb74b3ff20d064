import { settingsResource } from '#generated/resources/settings.ts';
import { lazy } from 'react';
import { screen } from '#admin/resource/define.ts';

export default screen(settingsResource, {
  columns: { key: { width: 340 } },
  form: { footer: lazy(async () => ({ default: (await import('./SettingLimits.tsx')).SettingLimits })) },
});
