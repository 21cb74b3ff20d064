import { computeDrawOrder, formatEntries } from '#domain/contests/draw.ts';
import { toMailboxKey } from '#domain/customers/mailbox-key.ts';
import type { Language } from '#generated/enums.ts';
import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { contestEntries, contests } from '#server/modules/contests/index.ts';
import { random } from '#server/core/media/random.ts';
import { DEMO_ANSWERS, DEMO_CONTESTS, DEMO_RULES } from '../texts/contests.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface Fan {
  id: number;
  name: string;
  email: string;
  lang: Language;
}

const DAY = 24 * 3600 * 1000;
const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** Loads contests: one running, one awaiting its draw, one drawn and one planned. */
export async function loadContests(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: fans } = await client.query<Fan>(
    `select id, name, email, lang from users where role = 'user' order by md5(email) limit 140`,
  );
  for (const [index, contest] of DEMO_CONTESTS.entries()) {
    const { starts, ends, entries, drawn, ...texts } = contest;
    const toDate = (days: number) => new Date(now.getTime() + days * DAY);
    const entrants = fans.slice(0, Math.min(entries, fans.length));
    const codes = entrants.map(() => randomBytes(8).toString('hex'));
    const seed = randomBytes(32).toString('hex');
    const entriesHash = sha256(formatEntries(codes));
    const places = new Map(
      computeDrawOrder(codes, { seed, entriesHash }, sha256).map(({ code, place }) => [code, place]),
    );
    const id = index + 1;
    await copyRows(client, contests, [
      {
        ...{ id, ...texts, rules: DEMO_RULES, published: true, starts_at: toDate(starts), ends_at: toDate(ends) },
        ...{ draw_secret: seed, seed_hash: sha256(seed), link_secret: createSecret() },
        ...(drawn && { entries_hash: entriesHash, closed_at: toDate(ends + 1), drawn_at: toDate(ends + 2) }),
        created_at: toDate(starts - 4),
      },
    ]);
    const rng = random(contest.code);
    await copyRows(
      client,
      contestEntries,
      entrants.map(({ id: user_id, name, email, lang }, entryIndex): CopyRow => {
        const code = codes[entryIndex] ?? '';
        const drawnPlace = drawn ? (places.get(code) ?? null) : null;
        return {
          ...{ contest_id: id, code, name, email, email_key: toMailboxKey(email), user_id, lang },
          answer: contest.question ? rng.pick(DEMO_ANSWERS) : null,
          newsletter: rng.chance(0.3),
          status: drawnPlace && drawnPlace <= contest.winners_count ? 'won' : 'entered',
          place: drawnPlace,
          created_at: toDate(rng.range(starts, Math.min(ends, -0.01))),
        };
      }),
    );
  }
  await client.query(`select setval(pg_get_serial_sequence('contests', 'id'), ${DEMO_CONTESTS.length + 1}, false)`);
}
