// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['refund_limit_team', 'oss_threshold', 'exports_kept_days'] as const;
export type SettingKey = (typeof values)[number];

export const SettingKey: EnumDefinition<typeof values> = { name: 'SettingKey', values };
