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
const RUNS_DAYS = 10;
/** A lot that was won this long ago has been paid, or should have been. */
const PAY_DAYS = 7;

interface Rare {
  item_id: number;
  name: string;
}

/** Auctions of rare copies, with bids by the rules of bidding. */
export async function loadAuctions(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: rare } = await client.query<Rare>(
    `select i.id as item_id, p.name from items i join projects p on p.id = i.project_id
     where i.stock > 0 and p.category = 'vinyl' and p.step = 'successful' order by md5('rare' || i.id) limit $1`,
    [DEMO_LOTS.length],
  );
  const { rows: people } = await client.query<{ id: number }>(
    `select id from users where role = 'user' order by md5('bids' || email) limit 40`,
  );
  const bids: CopyRow[] = [];
  const rows = rare.map((item, place) => {
    const dice = random(`lot-${place}`);
    const lot = DEMO_LOTS[place] ?? DEMO_LOTS[0];
    if (!lot) throw new Error('There are no lots.');
    const ends_at = new Date(now.getTime() + (lot.ends ?? 14) * DAY);
    const starts_at = new Date(ends_at.getTime() - RUNS_DAYS * DAY);
    const steps = getDefaultIncrements(2).map(({ from, step }) => ({ from: from * 100, step: step * 100 }));
    const terms = { start: lot.start * 100, reserve: lot.reserve && lot.reserve * 100, increments: steps };
    const made: AuctionBid[] = [];
    const times = Array.from({ length: lot.bidders * 2 }, () =>
      dice.range(starts_at.getTime(), Math.min(ends_at.getTime(), now.getTime())),
    ).sort((one, other) => one - other);
    times.forEach((time, turn) => {
      const user_id = people[(place * 7 + dice.int(0, Math.max(lot.bidders - 1, 0))) % people.length]?.id ?? 0;
      const least = computeMinimumBid(computeAuctionState(made, terms), terms, user_id);
      const most = turn === times.length - 1 ? lot.most * 100 : Math.round(lot.most * dice.range(0.3, 0.9)) * 100;
      if (least > most) return;
      made.push({ id: bids.length + 1, user_id, maximum: most });
      const { price } = computeAuctionState(made, terms);
      const created_at = new Date(time);
      bids.push({
        id: bids.length + 1,
        lot_id: place + 1,
        user_id,
        currency: 'EUR',
        maximum: most,
        amount: price,
        created_at,
      });
    });
    const { leader, price, reserveMet } = computeAuctionState(made, terms);
    const status = getStatus(lot.ends, leader !== undefined && reserveMet);
    return {
      ...{ id: place + 1, title: `${item.name}, ${lot.what}`, description: lot.description, item_id: item.item_id },
      ...{ condition: lot.condition, sleeve_condition: lot.sleeve, currency: 'EUR', start_price: terms.start },
      ...{ reserve: terms.reserve, increments: '[]', starts_at, ends_at, status, price: leader ? price : null },
      ...{ reserve_met: reserveMet, bids_count: made.length, leader_id: leader?.user_id ?? null, created_by: 2 },
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
