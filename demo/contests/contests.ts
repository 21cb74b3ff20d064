import { computeDrawOrder, entriesText } from '#domain/contests/draw.ts';
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

/** Contests: one runs, one waits for its draw, one is drawn, one is planned. */
export async function loadContests(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: fans } = await client.query<Fan>(
    `select id, name, email, lang from users where role = 'user' order by md5(email) limit 140`,
  );
  for (const [index, contest] of DEMO_CONTESTS.entries()) {
    const { starts, ends, entries, drawn, ...texts } = contest;
    const at = (days: number) => new Date(now.getTime() + days * DAY);
    const people = fans.slice(0, Math.min(entries, fans.length));
    const codes = people.map(() => randomBytes(8).toString('hex'));
    const seed = randomBytes(32).toString('hex');
    const entriesHash = sha256(entriesText(codes));
    const places = new Map(
      computeDrawOrder(codes, { seed, entriesHash }, sha256).map(({ code, place }) => [code, place]),
    );
    const id = index + 1;
    await copyRows(client, contests, [
      {
        ...{ id, ...texts, rules: DEMO_RULES, published: true, starts_at: at(starts), ends_at: at(ends) },
        ...{ draw_secret: seed, seed_hash: sha256(seed), link_secret: createSecret() },
        ...(drawn && { entries_hash: entriesHash, closed_at: at(ends + 1), drawn_at: at(ends + 2) }),
        created_at: at(starts - 4),
      },
    ]);
    const dice = random(contest.code);
    await copyRows(
      client,
      contestEntries,
      people.map(({ id: user_id, name, email, lang }, place): CopyRow => {
        const code = codes[place] ?? '';
        const drawnPlace = drawn ? (places.get(code) ?? null) : null;
        return {
          ...{ contest_id: id, code, name, email, email_key: toMailboxKey(email), user_id, lang },
          answer: contest.question ? dice.pick(DEMO_ANSWERS) : null,
          newsletter: dice.chance(0.3),
          status: drawnPlace && drawnPlace <= contest.winners_count ? 'won' : 'entered',
          place: drawnPlace,
          created_at: at(dice.range(starts, Math.min(ends, -0.01))),
        };
      }),
    );
  }
  await client.query(`select setval(pg_get_serial_sequence('contests', 'id'), ${DEMO_CONTESTS.length + 1}, false)`);
}
