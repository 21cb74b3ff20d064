import type pg from 'pg';
import { splitPayout } from '#domain/earnings/payout-parts.ts';
import { artistPayoutParts, artistPayouts, payoutAccounts } from '#server/modules/earnings/index.ts';
import { DEMO_PAYOUT_ACCOUNTS, DEMO_PAYOUT_NOTES, DEMO_PAYOUT_REASONS } from '../texts/artist-payouts.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { fillBalances } from './earnings.ts';

const DAY = 24 * 3600 * 1000;
const ADMIN = 1;

/** Payouts of a shop, the oldest first: status, share of the balance, and days since the request. */
const PAST_PAYOUTS = [
  { status: 'paid', share: 0.35, days: 190 },
  { status: 'paid', share: 0.4, days: 96 },
  { status: 'refused', share: 0.5, days: 60 },
  { status: 'returned', share: 0.4, days: 41 },
  { status: 'paid', share: 0.5, days: 34 },
] as const;

/** Statuses of open payouts, in rotation. */
const OPEN_STATUSES = ['requested', 'approved', 'requested', null, 'approved', null] as const;

/** Loads bank accounts of shops, and payouts in every status from the earnings of their projects. */
export async function loadArtistPayouts(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: shops } = await client.query<Shop>(
    `select id, name, user_id from shops where type <> 'house' order by id limit $1`,
    [DEMO_PAYOUT_ACCOUNTS.length],
  );
  await copyRows(
    client,
    payoutAccounts,
    shops.map(({ id: shop_id, name: holder }, index) => {
      const changed_at = new Date(now.getTime() - (400 - index * 17) * DAY);
      return { id: index + 1, shop_id, holder, changed_at, ...DEMO_PAYOUT_ACCOUNTS[index] };
    }),
  );
  const rows: CopyRow[] = [];
  const parts: CopyRow[] = [];
  for (const [index, shop] of shops.entries()) {
    const { rows: balances } = await client.query<{ project_id: number; left: string }>(
      `select e.project_id, e.payable as left from project_earnings e join projects p on p.id = e.project_id
       where p.shop_id = $1 and e.currency = 'EUR' and e.payable <> 0 order by 1`,
      [shop.id],
    );
    const projects = balances.map(({ project_id, left }) => ({ project_id, left: Number(left) }));
    const openStatus = OPEN_STATUSES[index % OPEN_STATUSES.length] ?? null;
    const payouts = [
      ...PAST_PAYOUTS.slice(index % 2),
      ...(openStatus ? [{ status: openStatus, share: 0.6, days: 1 + index }] : []),
    ];
    for (const { status, share, days } of payouts) {
      const amount = Math.floor(projects.reduce((sum, { left }) => sum + left, 0) * share);
      if (amount < 5000) continue;
      const id = rows.length + 1;
      const payoutParts = splitPayout(projects, amount);
      parts.push(...payoutParts.map((part) => ({ payout_id: id, ...part })));
      const requestedAt = new Date(now.getTime() - days * DAY);
      rows.push(createPayoutRow(id, { index, shop, amount, status, requestedAt }));
      if (status === 'refused' || status === 'returned') continue;
      for (const part of payoutParts) {
        const project = projects.find(({ project_id }) => project_id === part.project_id);
        if (project) project.left -= part.amount;
      }
    }
  }
  await copyRows(client, artistPayouts, rows);
  await copyRows(client, artistPayoutParts, parts);
  for (const [table, count] of [
    ['payout_accounts', shops.length],
    ['artist_payouts', rows.length],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count + 1}, false)`);
  await fillBalances(client, now);
}

interface Shop {
  id: number;
  name: string;
  user_id: number | null;
}

interface PayoutRequest {
  index: number;
  shop: Shop;
  amount: number;
  status: (typeof PAST_PAYOUTS)[number]['status'] | 'requested' | 'approved';
  requestedAt: Date;
}

function createPayoutRow(id: number, { index, shop, amount, status, requestedAt }: PayoutRequest): CopyRow {
  const { iban = '', bic = null } = DEMO_PAYOUT_ACCOUNTS[index] ?? {};
  const isDecided = status !== 'requested';
  const isSent = status === 'paid' || status === 'returned';
  const decided_at = new Date(requestedAt.getTime() + 1.2 * DAY);
  return {
    ...{ id, shop_id: shop.id, user_id: shop.user_id, status, currency: 'EUR', amount, holder: shop.name, bic },
    note: id % 4 === 1 ? (DEMO_PAYOUT_NOTES[(id >> 2) % DEMO_PAYOUT_NOTES.length] ?? null) : null,
    iban_secret: isDecided ? iban : null,
    iban_masked: `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`,
    reason: status === 'refused' || status === 'returned' ? DEMO_PAYOUT_REASONS[status] : null,
    transfer: isSent
      ? `GH-${decided_at.toISOString().slice(0, 10).replaceAll('-', '')}-${1 + Math.floor(id / 3)}`
      : null,
    paid_on: isSent ? new Date(decided_at.getTime() + DAY).toISOString().slice(0, 10) : null,
    bank_reference: isSent ? `CT-${884_000 + id * 37}` : null,
    created_by: shop.user_id ?? 2,
    created_at: requestedAt,
    decided_by: isDecided ? ADMIN : null,
    decided_at: isDecided ? decided_at : null,
  };
}
