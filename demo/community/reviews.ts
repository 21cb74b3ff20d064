import type pg from 'pg';
import { random } from '#server/core/media/random.ts';
import { reviews, toSignature } from '#server/modules/community/index.ts';
import { DEMO_REVIEWS } from '../texts/reviews.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface Purchase {
  project_id: number;
  user_id: number;
  name: string;
  created_at: Date;
}

/** Maximum number of reviews. */
const MAXIMUM_COUNT = 240;
/** Number of the newest reviews that await moderation. */
const UNCHECKED_COUNT = 14;
const DAY = 24 * 3600 * 1000;

/** Loads reviews written some days after an order, and a few of records bought elsewhere. */
export async function loadReviews(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<Purchase>(
    `select distinct on (o.id) l.project_id, o.user_id, u.name, o.created_at
       from (select id, user_id, created_at from orders where payment_status = 'paid' and user_id is not null
               and status <> 'cancelled' and created_at < $1 order by created_at desc limit $2) o
       join order_lines l on l.order_id = o.id join users u on u.id = o.user_id order by o.id desc`,
    [new Date(now.getTime() - 6 * DAY), MAXIMUM_COUNT],
  );
  const seenPairs = new Set<string>();
  const purchases = rows.filter(({ user_id, project_id }) => {
    const key = `${user_id}-${project_id}`;
    return !seenPairs.has(key) && seenPairs.add(key);
  });
  await copyRows(
    client,
    reviews,
    purchases.map((purchase, index) => toReviewRow(purchase, index, purchases, now)),
  );
}

function toReviewRow(purchase: Purchase, index: number, purchases: readonly Purchase[], now: Date): CopyRow {
  const rng = random(`review-${index}`);
  const { refusal, answer, ...texts } = DEMO_REVIEWS[index % DEMO_REVIEWS.length] ?? rng.pick(DEMO_REVIEWS);
  // every sixth review is of a record bought elsewhere, without rating
  const isVerified = index % 6 !== 5;
  const { project_id } = isVerified ? purchase : (purchases[(index * 7 + 3) % purchases.length] ?? purchase);
  const age = index < UNCHECKED_COUNT ? rng.range(0.1, 4) : rng.range(5, 6);
  const created_at = new Date(Math.min(purchase.created_at.getTime() + age * DAY, now.getTime() - index * 3600_000));
  const isUnchecked = index < UNCHECKED_COUNT;
  const checked_at = isUnchecked ? null : new Date(Math.min(created_at.getTime() + DAY / 2, now.getTime()));
  return {
    project_id,
    user_id: purchase.user_id,
    author_name: toSignature(purchase.name),
    ...texts,
    rating: isVerified ? texts.rating : null,
    verified: isVerified,
    status: isUnchecked ? 'to_check' : refusal ? 'refused' : 'valid',
    refusal: isUnchecked ? null : refusal,
    answer: isUnchecked ? null : answer,
    answered_at: isUnchecked || !answer ? null : checked_at,
    answered_by: isUnchecked || !answer ? null : 2,
    created_at,
    checked_at,
    checked_by: isUnchecked ? null : 2,
  };
}
