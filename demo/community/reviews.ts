import type pg from 'pg';
import { random } from '#server/core/media/random.ts';
import { reviews, toSignature } from '#server/modules/community/index.ts';
import { DEMO_REVIEWS } from '../texts/reviews.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface Bought {
  project_id: number;
  user_id: number;
  name: string;
  created_at: Date;
}

/** Maximum number of reviews; few enough to be read. */
const COUNT = 240;
/** The newest are still to be looked at. */
const WAITING = 14;
const DAY = 24 * 3600 * 1000;

/** Reviews of buyers some days after their orders, and of a few who bought elsewhere. */
export async function loadReviews(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<Bought>(
    `select distinct on (o.id) l.project_id, o.user_id, u.name, o.created_at
       from (select id, user_id, created_at from orders where payment_status = 'paid' and user_id is not null
               and status <> 'cancelled' and created_at < $1 order by created_at desc limit $2) o
       join order_lines l on l.order_id = o.id join users u on u.id = o.user_id order by o.id desc`,
    [new Date(now.getTime() - 6 * DAY), COUNT],
  );
  const seen = new Set<string>();
  const fresh = rows.filter(({ user_id, project_id }) => {
    const key = `${user_id}-${project_id}`;
    return !seen.has(key) && seen.add(key);
  });
  await copyRows(
    client,
    reviews,
    fresh.map((bought, place) => toReviewRow(bought, place, fresh, now)),
  );
}

function toReviewRow(bought: Bought, place: number, all: readonly Bought[], now: Date): CopyRow {
  const dice = random(`review-${place}`);
  const { refusal, answer, ...words } = DEMO_REVIEWS[place % DEMO_REVIEWS.length] ?? dice.pick(DEMO_REVIEWS);
  // every sixth author bought the record elsewhere, and has not rated it yet
  const isVerified = place % 6 !== 5;
  const { project_id } = isVerified ? bought : (all[(place * 7 + 3) % all.length] ?? bought);
  const age = place < WAITING ? dice.range(0.1, 4) : dice.range(5, 6);
  const created_at = new Date(Math.min(bought.created_at.getTime() + age * DAY, now.getTime() - place * 3600_000));
  const isWaiting = place < WAITING;
  const checked_at = isWaiting ? null : new Date(Math.min(created_at.getTime() + DAY / 2, now.getTime()));
  return {
    project_id,
    user_id: bought.user_id,
    author_name: toSignature(bought.name),
    ...words,
    rating: isVerified ? words.rating : null,
    verified: isVerified,
    status: isWaiting ? 'to_check' : refusal ? 'refused' : 'valid',
    refusal: isWaiting ? null : refusal,
    answer: isWaiting ? null : answer,
    answered_at: isWaiting || !answer ? null : checked_at,
    answered_by: isWaiting || !answer ? null : 2,
    created_at,
    checked_at,
    checked_by: isWaiting ? null : 2,
  };
}
