// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'refund_limit_team',
    type: 'money',
    label: 'enums.SettingKey.refund_limit_team',
    min: 0,
    max: 100000,
    defaultValue: 200,
    required: true,
  },
  {
    name: 'oss_threshold',
    type: 'money',
    label: 'enums.SettingKey.oss_threshold',
    min: 0,
    max: 1000000,
    defaultValue: 10000,
    required: true,
  },
  {
    name: 'project_fee_percent',
    type: 'number',
    label: 'enums.SettingKey.project_fee_percent',
    min: 0,
    max: 100,
    defaultValue: 15,
    required: true,
  },
  {
    name: 'campaign_goal_min',
    type: 'integer',
    label: 'enums.SettingKey.campaign_goal_min',
    min: 1,
    max: 5000,
    defaultValue: 100,
    required: true,
  },
  {
    name: 'campaign_days_max',
    type: 'integer',
    label: 'enums.SettingKey.campaign_days_max',
    min: 1,
    max: 365,
    defaultValue: 90,
    required: true,
  },
  {
    name: 'exports_kept_days',
    type: 'integer',
    label: 'enums.SettingKey.exports_kept_days',
    min: 1,
    max: 90,
    defaultValue: 7,
    required: true,
  },
  {
    name: 'payout_minimum',
    type: 'money',
    label: 'enums.SettingKey.payout_minimum',
    min: 0,
    max: 10000,
    defaultValue: 50,
    required: true,
  },
  {
    name: 'payout_wait_days',
    type: 'integer',
    label: 'enums.SettingKey.payout_wait_days',
    min: 14,
    max: 120,
    defaultValue: 14,
    required: true,
  },
  {
    name: 'auction_pay_days',
    type: 'integer',
    label: 'enums.SettingKey.auction_pay_days',
    min: 1,
    max: 30,
    defaultValue: 7,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const SettingsFields: typeof fields & Makes<FormValues<'Settings'>> = fields;
