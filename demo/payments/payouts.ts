// Weekly payouts of the demo shop's euro account, imported by the team; nearly all rows match.
import type pg from 'pg';
import { createHash } from 'node:crypto';
import { payoutRows, payouts } from '#server/modules/payments/index.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAY = 24 * 3600 * 1000;
const WEEKS = 6;
/** Maximum number of payments in a payout: the account is one of several. */
const MAX_PAYMENTS = 300;
/** Fee of a payment: 1.5 % and 25 cents. */
const computeFee = (amount: number): number => Math.round(amount * 0.015) + 25;

interface Movement {
  kind: 'payment' | 'refund' | 'dispute';
  id: number;
  provider_id: string;
  amount: number;
  at: Date;
  number: string;
}

/** Loads payouts of the last weeks. The newest has an unmatched and a conflicting row, one a row matched by hand. */
export async function loadPayouts(client: pg.ClientBase, now: Date): Promise<void> {
  const monday = now.getTime() - (((now.getUTCDay() + 6) % 7) + 1) * DAY;
  const counter = { row: 0 };
  for (let week = WEEKS; week >= 1; week--) {
    const to = new Date(monday - (week - 1) * 7 * DAY);
    const movements = await readMovements(client, new Date(to.getTime() - 7 * DAY), to);
    if (movements.length === 0) continue;
    const id = WEEKS - week + 1;
    const rows = movements.map((movement, index) => toPayoutRow(movement, id, index + 2, ++counter.row));
    const reconciledRows = week === 1 ? addMismatches(rows) : week === 2 ? matchManually(rows, now) : rows;
    await copyRows(client, payouts, [createPayout(id, to, reconciledRows)]);
    await copyRows(client, payoutRows, reconciledRows);
  }
}

async function readMovements(client: pg.ClientBase, from: Date, to: Date): Promise<Movement[]> {
  const { rows } = await client.query<Movement>(
    `select * from (
       (select 'payment' as kind, p.id, p.provider_id, p.amount, p.paid_at as at, o.number
          from payments p join orders o on o.id = p.order_id
         where p.status = 'paid' and p.currency = 'EUR' and p.paid_at >= $1 and p.paid_at < $2 order by p.id limit ${MAX_PAYMENTS})
       union all
       (select 'refund', r.id, r.provider_id, -r.amount, r.settled_at, o.number
          from refunds r join orders o on o.id = r.order_id
         where r.status = 'done' and r.currency = 'EUR' and r.settled_at >= $1 and r.settled_at < $2 order by r.id limit 20)
       union all
       (select 'dispute', d.id, d.provider_id, -d.amount, d.created_at, o.number
          from disputes d join orders o on o.id = d.order_id
         where d.currency = 'EUR' and d.created_at >= $1 and d.created_at < $2 order by d.id limit 5)) m order by at, kind, id`,
    [from, to],
  );
  return rows;
}

type Row = CopyRow & { kind: string; status: string; amount: number; fee: number; net: number };

function toPayoutRow(
  { kind, id, provider_id, amount, at, number }: Movement,
  payout_id: number,
  line: number,
  row: number,
): Row {
  const fee = kind === 'payment' ? computeFee(amount) : kind === 'dispute' ? 1500 : 0;
  return {
    ...{ id: row, payout_id, line, kind, provider_id, status: 'matched', conflict: null },
    ...{ amount, fee, net: amount - fee, currency: 'EUR' },
    payment_id: kind === 'payment' ? id : null,
    refund_id: kind === 'refund' ? id : null,
    dispute_id: kind === 'dispute' ? id : null,
    ...{ matched_by: null, matched_at: null, note: null },
    occurred_at: at,
    description: `Order ${number}`,
  };
}

const UNMATCHED = { payment_id: null, refund_id: null, dispute_id: null };

function addMismatches(rows: readonly Row[]): Row[] {
  const [unmatchedRow, conflictingRow] = rows.filter(({ kind }) => kind === 'payment').slice(3, 5);
  return rows.map((row) => {
    if (row === unmatchedRow)
      return { ...row, ...UNMATCHED, provider_id: 'pi_demo_link_77', status: 'unmatched', description: 'Payment link' };
    if (row === conflictingRow)
      return { ...row, status: 'conflicting', conflict: 'amount', amount: row.amount + 100, net: row.net + 100 };
    return row;
  });
}

function matchManually(rows: readonly Row[], now: Date): Row[] {
  const matchedRow = rows.find(({ kind }) => kind === 'payment');
  const match = {
    matched_by: 2,
    matched_at: new Date(now.getTime() - 3 * DAY),
    note: 'Paid through a link, same order.',
  };
  return rows.map((row) =>
    row === matchedRow ? { ...row, ...match, provider_id: 'pi_demo_link_76', status: 'by_hand' } : row,
  );
}

function createPayout(id: number, to: Date, rows: readonly Row[]): CopyRow {
  const sum = (name: 'amount' | 'fee' | 'net') => rows.reduce((total, row) => total + row[name], 0);
  const count = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status)).length;
  const provider_id = `po_demo_${to.toISOString().slice(0, 10)}`;
  return {
    ...{ id, provider_id, format: 'stripe', file_name: `payout-${to.toISOString().slice(0, 10)}.csv`, currency: 'EUR' },
    file_hash: createHash('sha256').update(provider_id).digest('hex'),
    arrived_at: to,
    rows: rows.length,
    ...{ gross: sum('amount'), fees: sum('fee'), net: sum('net'), paid_out: sum('net'), balanced: true },
    matched: count('matched', 'by_hand'),
    unmatched: count('unmatched'),
    conflicting: count('conflicting'),
    open: count('unmatched', 'conflicting'),
    created_by: 2,
    created_at: new Date(to.getTime() + 10 * 3600_000),
  };
}
