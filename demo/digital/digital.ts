import type { DigitalStore, DistributionStatus } from '#generated/enums.ts';
import { getCodeHint } from '#domain/readable-codes.ts';
import { computeEanCheckDigit } from '#domain/catalogue/ean.ts';
import type pg from 'pg';
import {
  codeBatches,
  digitalDistributions,
  digitalDownloads,
  digitalReleases,
  downloadCodes,
  downloadGrants,
} from '#server/modules/digital/index.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { hashCode, createCode } from '#server/core/authentication/create-code.ts';
import { random } from '#server/core/media/random.ts';
import { copyRows, type CopyRow } from '../copy.ts';

interface SourceProject {
  id: number;
  name: string;
  artist_name: string;
  label_name: string | null;
  released_on: string;
}

const DAY = 24 * 3600 * 1000;
const RELEASES = 24;
const STORES: readonly DigitalStore[] = [
  'spotify',
  'apple_music',
  'deezer',
  'qobuz',
  'tidal',
  'youtube_music',
  'bandcamp',
  'netease',
];
const BATCHES = [
  { name: 'Inserts of the first pressing', size: 300, uses: 3 },
  { name: 'Press and radio', size: 40, uses: 1 },
  { name: 'Record Store Day', size: 120, uses: 2 },
] as const;

/** Loads digital releases of records with tracks, their status in stores, download codes and downloads. */
export async function loadDigital(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<SourceProject>(
    `select id, name, artist_name, label_name, released_on::text from projects p
      where step = 'successful' and category = 'vinyl' and exists (select 1 from songs s where s.project_id = p.id)
      order by md5('digital' || id::text) limit $1`,
    [RELEASES],
  );
  await copyRows(
    client,
    digitalReleases,
    rows.map((row, index) => createReleaseRow(row, index, now)),
  );
  await copyRows(
    client,
    digitalDistributions,
    rows.flatMap((_, index) => createStoreRows(index, now)),
  );
  const { rows: fans } = await client.query<{ id: number }>(
    `select id from users where role = 'user' order by id limit 200`,
  );
  await loadCodes(
    client,
    rows,
    fans.map(({ id }) => id),
    now,
  );
  for (const table of ['digital_releases', 'code_batches', 'download_codes', 'download_grants'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    );
}

function createReleaseRow(
  { id, name, artist_name, label_name, released_on }: SourceProject,
  index: number,
  now: Date,
): CopyRow {
  const digits = `376${String(910_000_000 + index * 137)}`;
  const isUpcoming = index % 8 === 0;
  const day = isUpcoming ? new Date(now.getTime() + (14 + index) * DAY).toISOString().slice(0, 10) : released_on;
  return {
    id: index + 1,
    ...{ project_id: id, title: name, artist_name, label_name, released_on: day },
    upc: `${digits}${computeEanCheckDigit(digits)}`,
    territories: index % 7 === 3 ? ['FR', 'BE', 'CH'] : [],
    formats: index % 3 === 0 ? ['mp3', 'wav'] : ['mp3'],
    created_at: new Date(now.getTime() - (10 + index * 9) * DAY),
  };
}

function createStoreRows(index: number, now: Date): CopyRow[] {
  const rng = random(`digital-${index}`);
  if (index % 9 === 5) return [];
  return rng.sample([...STORES], rng.int(3, STORES.length)).map((store): CopyRow => {
    const status: DistributionStatus =
      index % 8 === 0
        ? rng.weighted([
            ['to_do', 3],
            ['processing', 4],
            ['syncing', 2],
          ] as const)
        : rng.weighted([
            ['online', 12],
            ['syncing', 1],
            ['offline', 1],
          ] as const);
    const changed_at = new Date(now.getTime() - rng.range(0.5, index % 8 === 0 ? 20 : 90) * DAY);
    const note = status === 'processing' && rng.chance(0.3) ? 'Waiting for the lyrics of track 3.' : null;
    return { release_id: index + 1, store, status, note, changed_at };
  });
}

/** Every third release has codes; some were redeemed and their files downloaded. */
async function loadCodes(
  client: pg.ClientBase,
  releases: readonly SourceProject[],
  fans: readonly number[],
  now: Date,
): Promise<void> {
  const batches: CopyRow[] = [];
  const codes: CopyRow[] = [];
  const grants: CopyRow[] = [];
  const downloads: CopyRow[] = [];
  for (const [index, release] of releases.entries()) {
    if (index % 3 !== 1) continue;
    const rng = random(`codes-${index}`);
    const template = BATCHES[((index / 3) % BATCHES.length) | 0] ?? BATCHES[0];
    const batchId = batches.length + 1;
    const created_at = new Date(now.getTime() - (index * 6 + 12) * DAY);
    const isExported = batchId % 4 !== 0;
    const exported_at = isExported ? new Date(created_at.getTime() + DAY / 3) : null;
    const authors = { created_by: 2, asked_by: isExported ? 2 : null, exported_by: isExported ? 2 : null };
    const expires_at = batchId % 2 === 0 ? new Date(now.getTime() + 200 * DAY) : null;
    const release_id = index + 1;
    batches.push({
      id: batchId,
      release_id,
      ...template,
      ...authors,
      created_at,
      exported_at,
      expires_at,
      secret: createSecret(),
    });
    for (let number = 0; number < template.size; number++) {
      const code = createCode();
      const used = isExported && rng.chance(0.35) ? 1 : 0;
      const redeemed_at = used
        ? new Date(created_at.getTime() + rng.range(0.4, 0.98) * (now.getTime() - created_at.getTime()))
        : null;
      const user = used && rng.chance(0.7) ? rng.pick(fans) : null;
      const code_id = codes.length + 1;
      codes.push({
        ...{ id: code_id, batch_id: batchId, release_id, used, redeemed_at, redeemed_by: user },
        code_hash: hashCode(code),
        plain_secret: isExported ? null : code,
        hint: getCodeHint(code),
      });
      if (!redeemed_at) continue;
      const grant_id = grants.length + 1;
      const reference = { release_id, code_id, user_id: user, created_at: redeemed_at };
      const grantExpiry = new Date(redeemed_at.getTime() + DAY);
      grants.push({ id: grant_id, ...reference, fetches_each: 5, expires_at: grantExpiry, secret: createSecret() });
      downloads.push({ grant_id, ...reference, file: 'zip', what: `${release.artist_name} - ${release.name}.zip` });
    }
  }
  await copyRows(client, codeBatches, batches);
  await copyRows(client, downloadCodes, codes);
  await copyRows(client, downloadGrants, grants);
  await copyRows(client, digitalDownloads, downloads);
}
