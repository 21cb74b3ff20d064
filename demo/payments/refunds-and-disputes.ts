// Refunds and disputes of demo orders: about one order in a hundred is refunded, few are disputed.
import type { DisputeReason, RefundReason } from '#generated/enums.ts';
import { planRefund, type RefundRequest, type SoldOrder } from '#domain/payments/refunds.ts';
import type pg from 'pg';
import { disputes, refundLines, refunds } from '#server/modules/payments/index.ts';
import { random } from '#server/core/media/random.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAY = 24 * 3600 * 1000;
/** One of this many orders has a refund, or a dispute. */
const REFUND_EVERY = 97;
const DISPUTE_EVERY = 499;

interface PaidOrder {
  id: number;
  total: number;
  shipping: number;
  vat: number;
  vat_rate: number;
  currency: string;
  paid_at: Date;
  parts: SoldOrder['parts'];
}

/** Reason and comment of a refund, and what is refunded. */
const STORIES: readonly {
  reason: RefundReason;
  comment: string;
  restocked: boolean;
  toRequest: (order: PaidOrder) => RefundRequest;
}[] = [
  { reason: 'withdrawal', comment: 'Sent back unopened.', restocked: true, toRequest: requestOneCopy },
  {
    reason: 'damaged',
    comment: 'Corner bent in the post, photo in the mail.',
    restocked: false,
    toRequest: requestOneCopy,
  },
  { reason: 'lost', comment: 'The carrier has given up the search.', restocked: false, toRequest: requestEverything },
  {
    reason: 'late',
    comment: 'Two weeks late, shipping given back.',
    restocked: false,
    toRequest: ({ shipping }) => ({ shipping }),
  },
  { reason: 'goodwill', comment: 'Slight warp, customer keeps the record.', restocked: false, toRequest: requestTenth },
  {
    reason: 'wrong_item',
    comment: 'Got the black edition instead of the red one.',
    restocked: true,
    toRequest: requestOneCopy,
  },
];

function requestOneCopy({ parts }: PaidOrder): RefundRequest {
  const line = parts[0]?.lines[0];
  return line ? { lines: [{ order_line_id: line.id, quantity: 1 }] } : {};
}

function requestEverything({ parts, shipping }: PaidOrder): RefundRequest {
  const lines = parts.flatMap((part) => part.lines);
  return { shipping, lines: lines.map(({ id, quantity }) => ({ order_line_id: id, quantity })) };
}

function requestTenth({ total }: PaidOrder): RefundRequest {
  return { amount: Math.max(1, Math.round(total / 1000) * 100) };
}

/** Loads refunds and disputes of the orders, with the amounts they deduct. */
export async function loadRefundsAndDisputes(client: pg.ClientBase, now: Date): Promise<void> {
  const sentCondition = `o.status in ('sent', 'delivered', 'completed')`;
  const refundedOrders = await readPaidOrders(client, `${sentCondition} and o.id % ${REFUND_EVERY} = 0`);
  const rows = refundedOrders.flatMap((order, index) => createRefund(order, index + 1, now) ?? []);
  await copyRows(
    client,
    refunds,
    rows.map(({ refund }) => refund),
  );
  await copyRows(
    client,
    refundLines,
    rows.flatMap(({ lines }) => lines),
  );
  const recentCondition = `o.paid_at > now() - interval '8 days' and o.id % 29 = 0`;
  const disputedOrders = await readPaidOrders(
    client,
    `o.id % ${REFUND_EVERY} <> 0 and (o.id % ${DISPUTE_EVERY} = 0 or ${recentCondition})`,
  );
  await copyRows(
    client,
    disputes,
    disputedOrders.map((order, index) => createDispute(order, index + 1, now)),
  );
  await client.query(`
    update orders set refunded = deductions.amount
      from (select order_id, sum(amount)::int as amount
              from (select order_id, amount from refunds where status = 'done'
                    union all select order_id, amount from disputes where status = 'lost') amounts
             group by order_id) deductions
     where deductions.order_id = orders.id`);
}

async function readPaidOrders(client: pg.ClientBase, condition: string): Promise<PaidOrder[]> {
  const { rows } = await client.query<PaidOrder>(`
    select o.id, o.total, o.shipping, o.vat, o.vat_rate, o.currency, o.paid_at,
      (select json_agg(json_build_object('discount', s.discount, 'lines',
        (select json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'total', l.total) order by l.id)
           from order_lines l where l.shop_order_id = s.id)) order by s.id)
         from shop_orders s where s.order_id = o.id) as parts
      from orders o where o.payment_status = 'paid' and ${condition} order by o.id`);
  return rows;
}

function createRefund(order: PaidOrder, id: number, now: Date): { refund: CopyRow; lines: CopyRow[] } | undefined {
  const rng = random(`refund-${order.id}`);
  const story = rng.pick(STORIES);
  const plan = planRefund(order, [], order.total, story.toRequest(order));
  if ('refused' in plan) return undefined;
  const requestedAt = new Date(
    Math.min(order.paid_at.getTime() + rng.int(4, 25) * DAY, now.getTime() - rng.int(1, 72) * 3600_000),
  );
  const hasFailed = id % 17 === 5;
  return {
    refund: {
      id,
      order_id: order.id,
      payment_id: order.id,
      status: hasFailed ? 'failed' : 'done',
      amount: plan.amount,
      shipping: plan.shipping,
      vat: plan.vat,
      currency: order.currency,
      reason: story.reason,
      comment: story.comment,
      restocked: story.restocked && plan.lines.length > 0,
      notify: true,
      provider_id: `re_demo_${id}`,
      failure_code: hasFailed ? 'refund_declined' : null,
      created_by: rng.chance(0.3) ? 1 : 2,
      created_at: requestedAt,
      settled_at: new Date(requestedAt.getTime() + 2000),
    },
    lines: plan.lines.map((line) => ({ ...line, refund_id: id })),
  };
}

const REASONS: readonly DisputeReason[] = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'unrecognized',
  'duplicate',
];

function createDispute(order: PaidOrder, id: number, now: Date): CopyRow {
  const rng = random(`dispute-${order.id}`);
  const age = (now.getTime() - order.paid_at.getTime()) / DAY;
  const openedAt = new Date(order.paid_at.getTime() + Math.min(age / 2, rng.int(5, 40)) * DAY);
  const daysOpen = (now.getTime() - openedAt.getTime()) / DAY;
  const status = daysOpen < 8 ? 'needs_response' : daysOpen < 45 ? 'under_review' : rng.chance(0.45) ? 'won' : 'lost';
  const isAnswered = status !== 'needs_response';
  const isClosed = status === 'won' || status === 'lost';
  return {
    id,
    order_id: order.id,
    payment_id: order.id,
    status,
    reason: rng.pick(REASONS),
    amount: order.total,
    currency: order.currency,
    provider_id: `dp_demo_${id}`,
    due_at: new Date(openedAt.getTime() + 9 * DAY),
    evidence: isAnswered
      ? 'The parcel was handed to the carrier the day after the order; its tracking shows the delivery.'
      : null,
    submitted_at: isAnswered ? new Date(openedAt.getTime() + 2 * DAY) : null,
    submitted_by: isAnswered ? 2 : null,
    created_at: openedAt,
    closed_at: isClosed ? new Date(openedAt.getTime() + 40 * DAY) : null,
  };
}
