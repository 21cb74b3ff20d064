import { computeDrawOrder } from '#domain/contests/draw.ts';
import type { DrawRecord } from '#generated/schemas.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Answer, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { sha256 } from './contests.resource.ts';
import { contestEntries, type ContestRow, contests } from './contests.table.ts';
import { sendAttachment } from '#server/modules/fulfilment/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

const ALGORITHM =
  'seed_hash = SHA-256(seed). entries_hash = SHA-256(all codes, sorted, one a line). ' +
  'key = SHA-256(seed + ":" + entries_hash + ":" + code), all in UTF-8 and hexadecimal. ' +
  'Entries are sorted by key; the first winners_count win, and a prize that is not taken goes to the next place.';

const toSignedRecord = ({ id, link_secret }: ContestRow) => ({ id, secret: link_secret });

/** Returns a signed link to the record of a draw. */
export const adminLinkDraw: Handler<'adminLinkDraw'> = async ({ params, context }) => {
  const [row] = await context.reads.select().from(contests).where(eq(contests.id, params.id));
  if (!row) throw notFound();
  if (!row.drawn_at) throw problem(409, 'contest_not_drawn');
  return createSignedLink(`/admin/challenge/${row.id}/file`, toSignedRecord(row), context.now());
};

/** The data needed to verify a draw, without personal data. */
export const downloadDraw: Handler<'downloadDraw'> = async (call) => {
  const { params, query, context } = call;
  const [row] = await context.reads.select().from(contests).where(eq(contests.id, params.id));
  checkSignature(row && toSignedRecord(row), query, context.now());
  if (!row?.drawn_at) throw notFound();
  const record = await buildRecord(context.reads, { ...row, drawn_at: row.drawn_at });
  const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 1)}\n`);
  const file: unknown = sendAttachment(call, `draw-${row.code}.json`, bytes);
  return file as Answer<'downloadDraw'>;
};

/** The record of a published contest's draw. */
export const getDraw: Handler<'getDraw'> = async ({ params, context }) => {
  const [row] = await context.reads.select().from(contests).where(eq(contests.code, params.code));
  if (!row?.published || !row.drawn_at) throw notFound();
  return buildRecord(context.reads, { ...row, drawn_at: row.drawn_at });
};

type DrawnContest = ContestRow & { readonly drawn_at: Date };

async function buildRecord(db: Queryable, row: DrawnContest): Promise<DrawRecord> {
  const hasPlace = and(eq(contestEntries.contest_id, row.id), isNotNull(contestEntries.place));
  const entries = await db.select().from(contestEntries).where(hasPlace);
  const statusByCode = new Map(entries.map(({ code, status }) => [code, status]));
  const { draw_secret: seed, seed_hash, entries_hash, winners_count, drawn_at } = row;
  const codes = entries.map(({ code }) => code);
  const order = computeDrawOrder(codes, { seed, entriesHash: entries_hash ?? '' }, sha256);
  return {
    contest: row.code,
    ...{ algorithm: ALGORITHM, seed, seed_hash, entries_hash, winners_count, drawn_at: drawn_at.toISOString() },
    entries: order.map((entry) => ({ ...entry, status: statusByCode.get(entry.code) ?? 'entered' })),
  };
}
