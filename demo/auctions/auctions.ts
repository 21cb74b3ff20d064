import type pg from 'pg';
import {
  type AuctionBid,
  computeMinimumBid,
  computeAuctionState,
  getDefaultIncrements,
} from '#domain/auctions/auction.ts';
import { lotBids, lots } from '#server/modules/auctions/index.ts';
import { random } from '#server/core/media/random.ts';
import { DEMO_LOTS } from '../texts/auctions.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAY = 24 * 3600 * 1000;
const DURATION_DAYS = 10;
/** Days to pay for a won lot. */
const PAY_DAYS = 7;

interface RareItem {
  item_id: number;
  name: string;
}

/** Loads auctions of rare copies, with bids by the bidding rules. */
export async function loadAuctions(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: rareItems } = await client.query<RareItem>(
    `select i.id as item_id, p.name from items i join projects p on p.id = i.project_id
     where i.stock > 0 and p.category = 'vinyl' and p.step = 'successful' order by md5('rare' || i.id) limit $1`,
    [DEMO_LOTS.length],
  );
  const { rows: users } = await client.query<{ id: number }>(
    `select id from users where role = 'user' order by md5('bids' || email) limit 40`,
  );
  const bids: CopyRow[] = [];
  const rows = rareItems.map((item, index) => {
    const rng = random(`lot-${index}`);
    const lot = DEMO_LOTS[index] ?? DEMO_LOTS[0];
    if (!lot) throw new Error('There are no lots.');
    const ends_at = new Date(now.getTime() + (lot.ends ?? 14) * DAY);
    const starts_at = new Date(ends_at.getTime() - DURATION_DAYS * DAY);
    const increments = getDefaultIncrements(2).map(({ from, step }) => ({ from: from * 100, step: step * 100 }));
    const terms = { start: lot.start * 100, reserve: lot.reserve && lot.reserve * 100, increments };
    const placedBids: AuctionBid[] = [];
    const times = Array.from({ length: lot.bidders * 2 }, () =>
      rng.range(starts_at.getTime(), Math.min(ends_at.getTime(), now.getTime())),
    ).sort((a, b) => a - b);
    times.forEach((time, bidIndex) => {
      const user_id = users[(index * 7 + rng.int(0, Math.max(lot.bidders - 1, 0))) % users.length]?.id ?? 0;
      const minimum = computeMinimumBid(computeAuctionState(placedBids, terms), terms, user_id);
      const maximum =
        bidIndex === times.length - 1
          ? lot.highestMaximum * 100
          : Math.round(lot.highestMaximum * rng.range(0.3, 0.9)) * 100;
      if (minimum > maximum) return;
      placedBids.push({ id: bids.length + 1, user_id, maximum });
      const { price } = computeAuctionState(placedBids, terms);
      const created_at = new Date(time);
      bids.push({
        id: bids.length + 1,
        lot_id: index + 1,
        user_id,
        currency: 'EUR',
        maximum,
        amount: price,
        created_at,
      });
    });
    const { leader, price, reserveMet } = computeAuctionState(placedBids, terms);
    const status = getStatus(lot.ends, leader !== undefined && reserveMet);
    return {
      ...{ id: index + 1, title: `${item.name}, ${lot.suffix}`, description: lot.description, item_id: item.item_id },
      ...{ condition: lot.condition, sleeve_condition: lot.sleeve, currency: 'EUR', start_price: terms.start },
      ...{ reserve: terms.reserve, increments: '[]', starts_at, ends_at, status, price: leader ? price : null },
      ...{ reserve_met: reserveMet, bids_count: placedBids.length, leader_id: leader?.user_id ?? null, created_by: 2 },
      pay_until: status === 'sold' || status === 'paid' ? new Date(ends_at.getTime() + PAY_DAYS * DAY) : null,
      created_at: new Date(starts_at.getTime() - 3 * DAY),
    };
  });
  await copyRows(client, lots, rows);
  await copyRows(client, lotBids, bids);
  for (const [table, count] of [
    ['lots', rows.length],
    ['lot_bids', bids.length],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count + 1}, false)`);
}

function getStatus(ends: number | null, isWon: boolean): 'draft' | 'open' | 'unsold' | 'sold' | 'paid' {
  if (ends === null) return 'draft';
  if (ends > 0) return 'open';
  if (!isWon) return 'unsold';
  return ends < -PAY_DAYS ? 'paid' : 'sold';
}
