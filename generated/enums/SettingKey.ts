// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'refund_limit_team', 'oss_threshold', 'project_fee_percent', 'campaign_goal_min', 'campaign_days_max',
  'exports_kept_days', 'quote_days', 'offer_days', 'pay_link_days', 'payment_held_minutes', 'download_link_hours',
  'cart_days', 'sign_in_days', 'sign_up_link_hours', 'password_link_hours', 'admin_codes_required', 'preference_days',
  'alert_days', 'invoices_kept_years', 'payout_minimum', 'payout_wait_days', 'auction_pay_days', 'box_sponsor_months',
  'box_first_retry_days', 'box_second_retry_days', 'box_third_retry_days', 'overrun_percent', 'stamper_copies',
  'chat_from_hour', 'chat_until_hour', 'mails_per_minute',
] as const;
export type SettingKey = (typeof values)[number];

export const SettingKey: EnumDefinition<typeof values> = { name: 'SettingKey', values };
