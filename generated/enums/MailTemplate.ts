// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'order_confirmation', 'order_sent', 'order_changed', 'order_address_changed', 'order_cancelled', 'order_refunded',
  'payment_failed', 'pledge_placed', 'pledge_declined', 'pledge_ended', 'change_offer', 'offer', 'note_mention',
  'contact_received', 'conversation_message', 'unread_message', 'review_answered', 'review_refused', 'back_in_stock',
  'project_checking', 'project_in_progress', 'project_confirmed', 'project_successful', 'project_failed',
  'project_refused', 'project_creating', 'quote', 'quote_accepted', 'contest_won', 'pass', 'box_charged', 'box_failed',
  'box_paused', 'box_ended', 'box_gift', 'impersonated', 'sign_up', 'account_exists', 'password_changed',
  'password_reset', 'new_device', 'authenticator_on', 'authenticator_off', 'authenticator_removed', 'passkey_added',
  'passkey_removed', 'identity_connected', 'card_expiring', 'account_merged', 'data_export', 'data_erased',
  'payout_requested', 'payout_paid', 'payout_refused', 'payout_returned', 'payout_account', 'lot_won', 'lot_lost',
  'lot_outbid', 'lot_cancelled', 'lot_bid_withdrawn', 'newsletter_confirm', 'newsletter_subscribed',
] as const;
export type MailTemplate = (typeof values)[number];

export const MailTemplate: EnumDefinition<typeof values> = { name: 'MailTemplate', values };
