import { getCampaignState } from '#domain/orders/pledges.ts';
import type { PledgeStatus } from '#generated/enums.ts';
import type { OrderPledge, StaffPledge } from '#generated/schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { pageUrl, type SiteUrl } from '#server/core/mail/links.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { payments, paymentAttempts, type Subject } from '#server/modules/payments/index.ts';
import { createOfferToken } from '../manual-orders/offer-link.ts';
import type { OrderRow } from '../orders.table.ts';
import { type PledgeRow, pledges } from './pledges.table.ts';

/** Statuses of pledges that are not done. */
export const LIVE_PLEDGE: readonly PledgeStatus[] = ['waiting', 'due', 'declined'];

/** The subject of the attempts to charge the pledge of an order. */
export const getPledgeSubject = (orderId: number): Subject => `pledge-${orderId}`;

/** Loads the pledge of an order `FOR UPDATE`; undefined for another order. The order must be locked. */
export async function lockPledge(tx: Queryable, orderId: number): Promise<PledgeRow | undefined> {
  const [row] = await tx.select().from(pledges).where(eq(pledges.order_id, orderId)).for('update');
  return row;
}

/** Ends the pledge of an order that is paid or cancelled. Its card is forgotten by the job. */
export async function endPledge(tx: Queryable, orderId: number, status: 'paid' | 'ended', now: Date): Promise<void> {
  await tx
    .update(pledges)
    .set({ status, retry_at: null, ended_at: now })
    .where(and(eq(pledges.order_id, orderId), inArray(pledges.status, [...LIVE_PLEDGE])));
}

/** Whether a charge of a pledged order is under way, by the job or by the customer. */
export async function isPledgeCharged(tx: Queryable, orderId: number): Promise<boolean> {
  const open = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.subject, getPledgeSubject(orderId)), eq(paymentAttempts.status, 'open')));
  const processing = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'processing')));
  return open.length > 0 || processing.length > 0;
}

/** The link by which the customer views, withdraws or pays a pledge. */
export function createPledgeUrl(
  { id, lang, created_at }: Pick<OrderRow, 'id' | 'lang' | 'created_at'>,
  { secret }: Pick<PledgeRow, 'secret'>,
  publicUrl: string,
): SiteUrl {
  const subject = { id, isChange: false, isPledge: true, until: toSeconds(created_at) };
  return pageUrl({ publicUrl, lang }, 'offer', { token: createOfferToken(secret, subject) });
}

/** The pledge of an order for its customer, and whether it can be withdrawn. */
export interface PledgeView {
  readonly pledge: OrderPledge;
  readonly isWithdrawable: boolean;
}

/** The pledge of a pledged order for staff; null for another order. */
export async function readStaffPledge(db: Queryable, { id, status }: OrderRow): Promise<StaffPledge | null> {
  if (status !== 'pledged') return null;
  const [found] = await db
    .select({ row: pledges, ends_at: projects.ends_at })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.project_id))
    .where(eq(pledges.order_id, id));
  if (!found) return null;
  const { row, ends_at } = found;
  return {
    ...{ status: row.status, failures: row.failures, failure_code: row.failure_code },
    ...{ ends_at: ends_at && toSeconds(ends_at), retry_at: row.retry_at && toSeconds(row.retry_at) },
    ...getCard(row),
  };
}

const getCard = ({ card_brand, card_last4 }: PledgeRow) => ({
  card_brand: card_brand ?? ('unknown' as const),
  card_last4: card_last4 ?? '',
});

/** Reads the pledges of the pledged ones among `orders`, by order id. */
export async function readPledgeViews(
  db: Queryable,
  { config, now }: Pick<Context, 'config' | 'now'>,
  orders: readonly OrderRow[],
): Promise<Map<number, PledgeView>> {
  const pledged = new Map(orders.flatMap((order) => (order.status === 'pledged' ? [[order.id, order]] : [])));
  if (pledged.size === 0) return new Map();
  const rows = await db
    .select({ row: pledges, project: projects })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.project_id))
    .where(inArray(pledges.order_id, [...pledged.keys()]));
  return new Map(
    rows.flatMap(({ row, project }): [number, PledgeView][] => {
      const order = pledged.get(row.order_id);
      if (!order) return [];
      const isDeclined = row.status === 'declined';
      const pledge = {
        ends_at: project.ends_at && toSeconds(project.ends_at),
        ...getCard(row),
        retry_at: isDeclined && row.retry_at ? toSeconds(row.retry_at) : null,
        pay_url: isDeclined ? createPledgeUrl(order, row, config.publicUrl) : null,
      } as const;
      return [[order.id, { pledge, isWithdrawable: isPledgeWithdrawable(row, project, now()) }]];
    }),
  );
}

/** Whether a pledge can be withdrawn: its project is not funded. */
export const isPledgeWithdrawable = (
  { status }: Pick<PledgeRow, 'status'>,
  project: typeof projects.$inferSelect,
  now: Date,
): boolean => status === 'waiting' && getCampaignState(project, now) !== 'funded';
