import type pg from 'pg';
import { createCode } from '#server/core/authentication/create-code.ts';
import { random } from '#server/core/media/random.ts';
import { passes, passTypes, passUses } from '#server/modules/passes/index.ts';
import { DEMO_PASS_TYPES, DEMO_SCAN_PLACES } from '../texts/passes.ts';
import { copyRows, type CopyRow } from '../copy.ts';

const DAY = 24 * 3600 * 1000;
const HOLDERS = 90;

/** Loads pass types, passes and their redemptions. */
export async function loadPasses(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: fans } = await client.query<{ id: number; name: string; email: string }>(
    `select id, name, email from users where role = 'user' order by md5('pass' || email) limit $1`,
    [HOLDERS],
  );
  await copyRows(
    client,
    passTypes,
    DEMO_PASS_TYPES.map((type, index) => ({ id: index + 1, ...type })),
  );
  const uses: CopyRow[] = [];
  const rows = fans.map(({ id: user_id, name, email }, index): CopyRow => {
    const rng = random(`pass-${index}`);
    const type_id = 1 + (index % DEMO_PASS_TYPES.length);
    const type = DEMO_PASS_TYPES[type_id - 1] ?? DEMO_PASS_TYPES[0];
    const from = new Date(now.getTime() - rng.range(1, type.days * 1.2) * DAY);
    const until = new Date(from.getTime() + type.days * DAY);
    const end = Math.min(until.getTime(), now.getTime());
    const used = type.uses === null ? rng.int(0, 6) : rng.int(0, Math.min(type.uses, 4));
    const times = Array.from({ length: used }, () => new Date(rng.range(from.getTime(), end))).sort(
      (a, b) => a.getTime() - b.getTime(),
    );
    const id = index + 1;
    for (const created_at of times)
      uses.push({
        pass_id: id,
        key: `demo-${uses.length}`,
        scanned_by: 2,
        place: rng.pick(DEMO_SCAN_PLACES),
        created_at,
      });
    const isRevoked = index % 29 === 17;
    return {
      ...{ id, type_id, holder: name, email, user_id, code: createCode(), uses: type.uses, used },
      ...{ valid_from: from, valid_until: until, last_used_at: times.at(-1) ?? null, mailed_at: from },
      revoked_at: isRevoked ? new Date(end) : null,
      revoked_because: isRevoked ? 'Shared in a public group' : null,
      created_by: 2,
      created_at: from,
    };
  });
  await copyRows(client, passes, rows);
  await copyRows(client, passUses, uses);
  for (const [table, next] of [
    ['pass_types', DEMO_PASS_TYPES.length + 1],
    ['passes', rows.length + 1],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${next}, false)`);
}
