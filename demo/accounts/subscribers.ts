import type pg from 'pg';
import type { Language } from '#generated/enums.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { random } from '#server/core/media/random.ts';
import { subscribers } from '#server/modules/accounts/index.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface Reader {
  readonly email: string;
  readonly lang: Language;
}

const HOUR = 3600 * 1000;
const COUNT = 120;

/** Loads subscribers of the newsletter: customers, most of them confirmed, some of whom have left. */
export async function loadSubscribers(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: readers } = await client.query<Reader>(
    `select email, lang from users where role = 'user' order by md5(email || 'newsletter') limit $1`,
    [COUNT],
  );
  const rng = random('subscribers');
  const rows = readers.map(({ email, lang }): CopyRow => {
    const createdAt = new Date(now.getTime() - rng.range(30, 700) * 24 * HOUR);
    const status = rng.chance(0.85) ? 'subscribed' : rng.chance(0.6) ? 'unsubscribed' : 'pending';
    const confirmedAt = status === 'pending' ? null : new Date(createdAt.getTime() + rng.range(0.05, 20) * HOUR);
    return {
      ...{ email, lang, status, source: rng.chance(0.7) ? 'newsletter' : 'sign_up', leave_token: createSecret() },
      ...{ created_at: createdAt, confirmed_at: confirmedAt },
      left_at: status === 'unsubscribed' ? new Date(createdAt.getTime() + rng.range(2, 29) * 24 * HOUR) : null,
    };
  });
  await copyRows(client, subscribers, rows);
  await client.query(
    `update users set newsletter = true from subscribers s where s.email = users.email and s.status = 'subscribed'`,
  );
}
