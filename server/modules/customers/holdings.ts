// All that is held on a person, table by table: what is put into the file she may ask for, and what an erasure makes of it.
// A table that is in neither list makes a test fail, so none that comes later is forgotten.
import type { HoldingKind } from '#generated/enums.ts';
import type { ResourceName } from '#generated/resources.ts';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { impersonations, pendingSignUps, tokens, users } from '#server/core/authentication/accounts.table.ts';
import { artistPayouts } from '#server/modules/earnings/artist-payouts.table.ts';
import { lotBids, lots } from '#server/modules/auctions/auctions.table.ts';
import { auditEntries } from '#server/resources/audit/audit.table.ts';
import { boxes, boxPeriods, boxSponsors } from '#server/modules/subscriptions/boxes.table.ts';
import { carts } from '#server/modules/cart/cart.table.ts';
import { challengeEntries } from '#server/modules/contests/challenges.table.ts';
import { clients } from '#server/modules/accounts/clients.table.ts';
import { conversationMessages, conversations } from '#server/modules/community/conversations.table.ts';
import { digitalDownloads, downloadCodes, downloadGrants } from '#server/modules/digital/digital.table.ts';
import { disputes } from '#server/modules/payments/disputes.table.ts';
import { exports } from '#server/resources/exports/exports.table.ts';
import { importRows } from '#server/modules/imports/imports.table.ts';
import { invoices } from '#server/modules/invoicing/invoices.table.ts';
import { jobFailures } from '#server/core/jobs/jobs.table.ts';
import { mails } from '#server/core/mail/mails.table.ts';
import { manualOrderLines, manualOrders } from '#server/modules/orders/manual-orders/manual-orders.table.ts';
import { notes } from '#server/resources/notes/notes.table.ts';
import { orderChanges, orderLines, orders, shipments } from '#server/modules/orders/orders.table.ts';
import { passes } from '#server/modules/passes/passes.table.ts';
import { idempotencyKeys, paymentAttempts, payments } from '#server/modules/payments/payments.table.ts';
import { refunds } from '#server/modules/payments/refunds.table.ts';
import { quotes } from '#server/modules/pressing/quotes.table.ts';
import { reviews } from '#server/modules/community/reviews.table.ts';
import { uploads } from '#server/core/uploads/uploads.table.ts';

/** Whom the rows are looked for. */
export interface Person {
  client: number;
  user_id: number | null;
  /** In lower case. */
  email: string;
  orders: readonly number[];
}

type Values = Readonly<Record<string, SQL | string | boolean | null>>;

export interface Holding {
  table: PgTable;
  kind: HoldingKind;
  /** The resource whose history tells of these records. */
  resource?: ResourceName;
  rows(person: Person): SQL;
  /** What an erasure writes; `delete` takes the rows, `keep` leaves what the law wants. */
  erase: 'delete' | 'keep' | ((person: Person) => Values);
  /** Columns that are no business of the person's: what colleagues noted among themselves of others. */
  untold?: readonly string[];
}

/** What stands in the place of a name, a street, a text. */
export const NOBODY = '—';
/** The address of nobody; each erased person has another, so that what was hers still belongs together. */
export const emailOfNobody = ({ client }: Pick<Person, 'client'>): string => `erased-${client}@erased.invalid`;

const any = (values: readonly number[]): SQL => sql`any (${sql.param([...values])}::integer[])`;

/** Rows that name an account, or where they name none, the e-mail. */
const hers =
  (table: { user_id: PgColumn; email: PgColumn }) =>
  ({ user_id, email }: Person): SQL =>
    sql`(${table.user_id} = ${user_id}::integer or ${table.user_id} is null and lower(${table.email}) = ${email})`;

const ofOrders =
  (column: SQL) =>
  (person: Person): SQL =>
    sql`${column} = ${any(person.orders)}`;

const nothing = (...names: string[]): Values => Object.fromEntries(names.map((name) => [name, null]));
const CONTACT = nothing('phone', 'company');

/** In this order; what refers to another row comes before it. */
export const HOLDINGS: readonly Holding[] = [
  {
    ...{
      table: users,
      kind: 'account',
      resource: 'user',
      rows: ({ user_id }) => sql`${users.id} = ${user_id}::integer`,
    },
    erase: (person) => ({
      ...{ email: emailOfNobody(person), name: NOBODY, newsletter: false, pro: false, ...CONTACT },
      ...nothing(
        'picture',
        'password_hash',
        'firstname',
        'lastname',
        'address',
        'address2',
        'zip_code',
        'city',
        'state',
      ),
      ...nothing('country_id', 'origin', 'referer', 'last_seen_at'),
    }),
  },
  {
    table: tokens,
    kind: 'account',
    rows: ({ user_id }) => sql`${tokens.user_id} = ${user_id}::integer`,
    erase: 'delete',
  },
  {
    ...{ table: pendingSignUps, kind: 'account', rows: ({ email }) => sql`${pendingSignUps.email} = ${email}` },
    erase: 'delete',
    untold: ['password_hash', 'token_hashes', 'resend_hash'],
  },
  {
    ...{ table: impersonations, kind: 'history' },
    rows: ({ user_id }) => sql`${impersonations.user_id} = ${user_id}::integer`,
    erase: () => ({ reason: NOBODY }),
  },
  {
    ...{ table: clients, kind: 'account', resource: 'client', untold: ['others', 'duplicates'] },
    rows: ({ client }) => sql`${clients.id} = ${client}`,
    erase: (person) => ({
      ...{
        email: emailOfNobody(person),
        name: NOBODY,
        others: sql`'{}'`,
        duplicates: sql`0`,
        erased_at: sql`now()`,
        ...CONTACT,
      },
      ...nothing('address', 'zip_code', 'city', 'state', 'country_id'),
    }),
  },
  {
    ...{ table: orders, kind: 'orders', resource: 'orders', untold: ['staff_note'] },
    rows: ofOrders(sql`${orders.id}`),
    erase: (person) => ({
      ...{ email: emailOfNobody(person), customer_name: NOBODY, firstname: NOBODY, lastname: NOBODY, address: NOBODY },
      ...{
        zip_code: NOBODY,
        city: NOBODY,
        ...CONTACT,
        ...nothing('address2', 'state', 'pickup', 'comment', 'staff_note'),
      },
    }),
  },
  { table: orderLines, kind: 'orders', rows: ofOrders(sql`${orderLines.order_id}`), erase: () => nothing('comment') },
  {
    ...{ table: orderChanges, kind: 'orders', rows: ofOrders(sql`${orderChanges.order_id}`) },
    erase: () => ({ reason: NOBODY, ...nothing('address') }),
  },
  {
    ...{ table: shipments, kind: 'parcels', rows: ofOrders(sql`${shipments.order_id}`) },
    erase: () => nothing('tracking_number', 'tracking_link'),
  },
  {
    ...{ table: payments, kind: 'payments', rows: ofOrders(sql`${payments.order_id}`) },
    erase: () => nothing('reference', 'card_last4', 'card_brand', 'note'),
  },
  {
    ...{ table: refunds, kind: 'payments', rows: ofOrders(sql`${refunds.order_id}`) },
    erase: () => nothing('comment'),
  },
  {
    ...{ table: disputes, kind: 'payments', rows: ofOrders(sql`${disputes.order_id}`) },
    erase: () => ({ evidence: null, evidence_files: sql`'{}'` }),
  },
  { table: invoices, kind: 'invoices', resource: 'invoice', rows: ofOrders(sql`${invoices.order_id}`), erase: 'keep' },
  {
    ...{ table: manualOrderLines, kind: 'manual_orders' },
    rows: (person) =>
      sql`${manualOrderLines.manual_order_id} in (select id from manual_orders where ${hers(manualOrders)(person)})`,
    erase: () => nothing('reason'),
  },
  {
    ...{ table: manualOrders, kind: 'manual_orders', resource: 'orders-manual', untold: ['staff_note'] },
    rows: hers(manualOrders),
    erase: () => ({
      ...{ customer_name: NOBODY, ...CONTACT },
      ...nothing(
        'firstname',
        'lastname',
        'email',
        'vat_number',
        'address',
        'address2',
        'zip_code',
        'city',
        'state',
        'pickup',
      ),
      ...nothing('shipping_reason', 'discount_reason', 'message', 'staff_note', 'secret'),
    }),
  },
  {
    ...{ table: quotes, kind: 'quotes', resource: 'quotes', rows: hers(quotes) },
    untold: ['staff_note', 'cost', 'margin', 'margin_percent'],
    erase: (person) => ({
      ...{ email: emailOfNobody(person), name: NOBODY, ...CONTACT },
      ...nothing(
        'title',
        'artist_name',
        'question',
        'message',
        'staff_note',
        'secret',
        'answered_name',
        'answered_reason',
      ),
      ...nothing('discount_reason'),
    }),
  },
  {
    ...{ table: conversationMessages, kind: 'conversations' },
    rows: (person) =>
      sql`${conversationMessages.conversation_id} in (select id from conversations where ${hers(conversations)(person)})`,
    erase: 'delete',
  },
  {
    ...{ table: conversations, kind: 'conversations', resource: 'conversations', rows: hers(conversations) },
    erase: 'delete',
  },
  {
    ...{ table: reviews, kind: 'reviews', resource: 'reviews' },
    rows: ({ user_id }) => sql`${reviews.user_id} = ${user_id}::integer`,
    erase: () => ({ author_name: NOBODY, ...nothing('user_id', 'refusal_note') }),
  },
  {
    ...{ table: passes, kind: 'passes', resource: 'pass', rows: hers(passes) },
    erase: (person) => ({
      ...{ email: emailOfNobody(person), revoked_at: sql`coalesce(revoked_at, now())` },
      ...nothing('holder', 'revoked_because'),
    }),
  },
  {
    ...{ table: downloadCodes, kind: 'downloads' },
    rows: ({ user_id }) => sql`${downloadCodes.redeemed_by} = ${user_id}::integer`,
    erase: () => nothing('redeemed_by'),
  },
  {
    ...{ table: digitalDownloads, kind: 'downloads' },
    rows: ({ user_id }) => sql`${digitalDownloads.user_id} = ${user_id}::integer`,
    erase: () => nothing('user_id'),
  },
  {
    ...{ table: downloadGrants, kind: 'downloads' },
    rows: ({ user_id }) => sql`${downloadGrants.user_id} = ${user_id}::integer`,
    erase: () => nothing('user_id'),
  },
  {
    ...{ table: challengeEntries, kind: 'contests', resource: 'challenge-entries', rows: hers(challengeEntries) },
    // what was drawn can still be drawn again: the keys of entries stay
    erase: (person) => ({
      ...{ email: emailOfNobody(person), email_key: emailOfNobody(person), name: NOBODY, newsletter: false },
      ...nothing('answer', 'reason'),
    }),
  },
  {
    ...{ table: boxPeriods, kind: 'boxes' },
    rows: ({ user_id }) =>
      sql`${boxPeriods.box_id} in (select ${boxes.id} from ${boxes} where ${boxes.user_id} = ${user_id}::integer)`,
    erase: () => nothing('charge_token'),
  },
  {
    ...{ table: boxes, kind: 'boxes', resource: 'box' },
    rows: ({ user_id }) => sql`${boxes.user_id} = ${user_id}::integer`,
    erase: (person) => ({
      ...{ email: emailOfNobody(person), firstname: NOBODY, lastname: NOBODY, ...CONTACT },
      ...nothing(
        'taste',
        'address',
        'address2',
        'zip_code',
        'city',
        'state',
        'country_id',
        'gift_message',
        'cancelled_because',
      ),
      ...nothing('card_token', 'card_brand', 'card_last4', 'card_expires'),
    }),
  },
  {
    // what she gave to others goes on without her words
    ...{ table: boxes, kind: 'boxes' },
    rows: ({ user_id }) => sql`${boxes.giver_id} = ${user_id}::integer`,
    erase: () => nothing('gift_message', 'giver_id'),
  },
  {
    ...{ table: boxSponsors, kind: 'boxes' },
    rows: ({ user_id }) => sql`${boxSponsors.user_id} = ${user_id}::integer`,
    erase: 'delete',
  },
  {
    ...{ table: lots, kind: 'bids' },
    rows: ({ user_id }) => sql`${lots.leader_id} = ${user_id}::integer`,
    erase: () => nothing('leader_id'),
    untold: ['reserve', 'reason'],
  },
  {
    ...{ table: lotBids, kind: 'bids' },
    rows: ({ user_id }) => sql`${lotBids.user_id} = ${user_id}::integer`,
    erase: () => nothing('user_id', 'reason'),
  },
  {
    // what was transferred stands in the books
    ...{ table: artistPayouts, kind: 'payouts', resource: 'artist_payouts' },
    rows: ({ user_id }) => sql`${artistPayouts.user_id} = ${user_id}::integer`,
    erase: 'keep',
  },
  {
    // as read from the file she stood in; the import itself can no longer be undone for her
    ...{ table: importRows, kind: 'imports' },
    rows: ({ email }) => sql`position(${email} in lower(${importRows.cells}::text)) > 0`,
    erase: () => ({
      ...{
        cells: sql`'[]'`,
        values: sql`'{}'`,
        errors: sql`'[]'`,
        key: sql`id::text`,
        ...nothing('before', 'after', 'note'),
      },
    }),
  },
  {
    // a mail server names in its refusal to whom it would not deliver
    ...{ table: jobFailures, kind: 'mails' },
    rows: ({ email }) => sql`position(${email} in lower(${jobFailures.error})) > 0`,
    erase: () => ({ error: NOBODY }),
    untold: ['error', 'data'],
  },
  {
    ...{ table: uploads, kind: 'uploads', rows: ({ user_id }) => sql`${uploads.user_id} = ${user_id}::integer` },
    // nothing names them any more: the nightly sweep takes the bytes
    erase: () => ({ name: NOBODY, idle_since: sql`now()`, ...nothing('user_id', 'used_by') }),
  },
  {
    ...{ table: carts, kind: 'carts' },
    rows: ({ email }) => sql`lower(${carts.cart} -> 'customer' ->> 'email') = ${email}`,
    erase: 'delete',
  },
  {
    ...{ table: paymentAttempts, kind: 'carts' },
    rows: (person) => sql`(${paymentAttempts.order_id} = ${any(person.orders)}
      or lower(${paymentAttempts.plan} -> 'order' ->> 'email') = ${person.email})`,
    erase: 'delete',
  },
  {
    ...{ table: idempotencyKeys, kind: 'carts' },
    rows: (person) => sql`(${idempotencyKeys.answer} ->> 'order_id')::integer = ${any(person.orders)}`,
    erase: 'delete',
  },
  {
    ...{ table: mails, kind: 'mails', resource: 'mails' },
    rows: (person) => sql`(${mails.recipient} = ${person.email} or ${mails.order_id} = ${any(person.orders)})`,
    erase: 'delete',
  },
  { table: exports, kind: 'exports', rows: ({ client }) => sql`${exports.client_id} = ${client}`, erase: 'delete' },
];

/** Told and erased by the records they are about (`historyOf`, `notesOf`). */
export const BY_RECORD: readonly PgTable[] = [auditEntries, notes];

/** Tables that say nothing of customers: the catalogue, rates, what staff keeps for itself; `attempts` are hashes for minutes. */
export const IMPERSONAL: readonly string[] = [
  ...['alerts', 'artists', 'attempts', 'banners', 'barcodes', 'bulk_jobs', 'bulk_records', 'carriers', 'categories'],
  ...['box_code_uses', 'box_codes', 'box_months', 'box_picks', 'box_plans', 'genre_entries', 'import_maps', 'jobs'],
  ...['artist_payout_parts', 'balances', 'earnings_notes', 'payout_accounts', 'payout_transfers', 'project_earnings'],
  ...[
    'challenges',
    'client_changes',
    'code_batches',
    'copies_notes',
    'customs_codes',
    'imports',
    'mail_slots',
    'digital_distributions',
    'disc_formats',
    'digital_releases',
    'fx_rates',
  ],
  ...[
    'invoice_counters',
    'invoice_sellers',
    'item_prices',
    'items',
    'labels',
    'legal_entity',
    'partners',
    'pass_types',
  ],
  ...[
    'pass_uses',
    'pickups',
    'price_changes',
    'project_counts',
    'projects',
    'promo_codes',
    'quote_prices',
    'refund_lines',
    'sales',
  ],
  ...['sales_changes', 'sales_days', 'setting_values', 'shipment_lines', 'shipping_rates', 'shop_looks', 'shop_orders'],
  ...['shops', 'songs', 'test_charges', 'test_refunds', 'upload_parts', 'vat_rates', 'views', 'payouts', 'payout_rows'],
  ...[
    'tracking_imports',
    'tracking_import_rows',
    'print_runs',
    'prints',
    'partner_maps',
    'partner_stocks',
    'dispatch_batches',
  ],
  ...['batch_orders', 'batch_lines', 'batch_pushes', 'pack_sessions', 'migrations'],
];

/** The names of the tables that something is held in. */
export const heldTables = (): string[] => [...HOLDINGS.map(({ table }) => table), ...BY_RECORD].map(getTableName);
