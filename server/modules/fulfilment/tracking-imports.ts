import { detectColumns, getOutcomeGroup } from '#domain/fulfilment/tracking-file.ts';
import { TrackingOutcome } from '#generated/enums.ts';
import { TrackingImportFields } from '#generated/fields/TrackingImport.ts';
import type { TrackingColumns, TrackingImport } from '#generated/schemas.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AnyCall, Context, Handler } from '#server/core/api/handler.ts';
import { readBody } from '#server/core/api/accept-binary-bodies.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { APPLY_TRACKING } from './apply-tracking.ts';
import { countRows, type ImportRow, matchRows, readRow } from './match-rows.ts';
import { readTable, type TableHead } from '#server/core/tabular/read-table.ts';
import { withTableProblems } from '#server/core/tabular/table-fault.ts';
import { toWireRows } from './tracking-rows.ts';
import { trackingImports, trackingRows } from './tracking.table.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { partners } from '#server/modules/pricing/index.ts';
import { toWire } from '#server/core/api/wire.ts';

const toWireImport = (row: ImportRow) => toWire(TrackingImportFields, row) as TrackingImport;

/** Loads the import `FOR UPDATE`. Throws 404. */
export async function lockImport(tx: Transaction, id: number): Promise<ImportRow> {
  const [row] = await tx.select().from(trackingImports).where(eq(trackingImports.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Creates an import in preview from a file, with the outcome of each row. */
export const adminCreateTrackingImport: Handler<'adminCreateTrackingImport'> = async (call) => {
  const { body, query, context, user } = call;
  const { headings, rows } = await readFile(body, context);
  const row = await inTransaction(context.db, async (tx) => {
    const columns = await chooseColumns(tx, query.partner, headings);
    const { name, partner } = query;
    const [created] = await tx
      .insert(trackingImports)
      .values({ name, partner, headings: [...headings], columns, created_by: user?.id, created_at: context.now() })
      .returning();
    if (!created) throw new Error('The database did not return the import.');
    for (let start = 0; start < rows.length; start += 1000) {
      const values = rows.slice(start, start + 1000).map(({ line, cells }) => ({
        ...{ import_id: created.id, position: line, cells: [...cells], outcome: 'unknown_order' as const },
        ...readRow(cells, columns),
      }));
      await tx.insert(trackingRows).values(values);
    }
    const after = await matchRows(tx, created);
    await auditChange(tx, call, 'tracking-imports', created.id, undefined, after);
    return after;
  });
  call.reply.status(201);
  return toWireImport(row);
};

/** Maximum size of a file in bytes, from the OpenAPI description. */
const MAX_BYTES = 5_242_880;
/** Fewer rows than other imports allow, as all are matched in one transaction. */
const LIMITS = { rows: 20_000, cell: 300, unpacked: 100_000_000 };

/** Reads the file in the body of a call. Throws 413 when too large, 422 when unreadable. */
async function readFile(body: Readable, { config }: Pick<Context, 'config'>): Promise<TableHead> {
  const bytes = await readBody(body, MAX_BYTES);
  const open = () => Readable.from([bytes]);
  const folder = join(config.dataDir, 'imports');
  return withTableProblems(() => readTable({ open, folder, head: MAX_BYTES, limits: LIMITS }));
}

/** Returns the partner's saved columns when the headings are the same, else those detected by headings. */
async function chooseColumns(tx: Queryable, code: ImportRow['partner'] | undefined, headings: readonly string[]) {
  const [partner] = code ? await tx.select().from(partners).where(eq(partners.code, code)) : [];
  const saved = partner?.tracking_columns;
  return saved && isDeepStrictEqual(saved.headings, headings) ? saved.columns : detectColumns(headings);
}

/** Changes an import in preview with its audit entry, in one transaction. Throws 409 in any other status. */
async function changePreview(
  call: AnyCall & { params: { id: number } },
  work: (tx: Transaction, before: ImportRow) => Promise<ImportRow>,
): Promise<TrackingImport> {
  const row = await inTransaction(call.context.db, async (tx) => {
    const before = await lockImport(tx, call.params.id);
    if (before.status !== 'preview') throw problem(409, 'transition_not_allowed');
    const after = await work(tx, before);
    await auditChange(tx, call, 'tracking-imports', before.id, before, after);
    return after;
  });
  call.reply.header('etag', `"${row.version}"`);
  return toWireImport(row);
}

export const adminSetTrackingColumns: Handler<'adminSetTrackingColumns'> = (call) =>
  changePreview(call, async (tx, preview) => {
    const columns: TrackingColumns = call.body;
    const rows = await tx.select().from(trackingRows).where(eq(trackingRows.import_id, preview.id));
    for (const { id, cells } of rows)
      await tx.update(trackingRows).set(readRow(cells, columns)).where(eq(trackingRows.id, id));
    if (preview.partner)
      await tx
        .update(partners)
        .set({ tracking_columns: { headings: preview.headings, columns } })
        .where(eq(partners.code, preview.partner));
    await tx.update(trackingImports).set({ columns }).where(eq(trackingImports.id, preview.id));
    return matchRows(tx, preview);
  });

export const adminApplyTracking: Handler<'adminApplyTracking'> = (call) =>
  changePreview(call, async (tx, preview) => {
    const matched = await matchRows(tx, preview);
    if (matched.matched === 0) throw problem(409, 'nothing_to_write');
    await call.context.jobs.send(APPLY_TRACKING, { import_id: preview.id }, { tx });
    const facts = { notify: call.body.notify ?? true, request_id: call.requestId, applied_by: call.user?.id ?? null };
    return countRows(tx, preview, { ...facts, status: 'writing' });
  });

export const adminCancelTracking: Handler<'adminCancelTracking'> = (call) =>
  changePreview(call, (tx, preview) =>
    countRows(tx, preview, { status: 'cancelled', finished_at: call.context.now() }),
  );

const getOutcomes = (group: ReturnType<typeof getOutcomeGroup>) =>
  TrackingOutcome.values.filter((outcome) => getOutcomeGroup(outcome) === group);

export const adminListTrackingRows: Handler<'adminListTrackingRows'> = async ({ params, query, context }) => {
  const { group, offset = 0, limit = 24 } = query;
  const { reads } = context;
  const [row] = await reads.select().from(trackingImports).where(eq(trackingImports.id, params.id));
  if (!row) throw notFound();
  const condition = and(
    eq(trackingRows.import_id, row.id),
    group ? inArray(trackingRows.outcome, getOutcomes(group)) : undefined,
  );
  const page = reads
    .select()
    .from(trackingRows)
    .where(condition)
    .orderBy(asc(trackingRows.position))
    .limit(limit)
    .offset(offset);
  const [rows, count] = await Promise.all([
    page.then((pageRows) => toWireRows(reads, pageRows)),
    reads.$count(trackingRows, condition),
  ]);
  return { rows, count };
};

/** Corrects a row and matches all rows again, as it may have become a duplicate. */
export const adminChangeTrackingRow: Handler<'adminChangeTrackingRow'> = async (call) => {
  const { params, context } = call;
  const { shop_order_ids, ...body } = call.body;
  const row = await inTransaction(context.db, async (tx) => {
    const before = await lockImport(tx, params.id);
    if (before.status !== 'preview') throw problem(409, 'transition_not_allowed');
    const [changed] = await tx
      .update(trackingRows)
      .set({
        ...body,
        ...(body.carrier && { carrier_text: body.carrier }),
        ...(shop_order_ids && { chosen: shop_order_ids }),
        // parts chosen of one order do not apply to another
        ...(body.order_number !== undefined && { chosen: null }),
      })
      .where(and(eq(trackingRows.id, params.row_id), eq(trackingRows.import_id, before.id)))
      .returning();
    if (!changed) throw notFound();
    const after = await matchRows(tx, before);
    const auditFacts = { row: changed.position, ...call.body };
    await auditChange(tx, call, 'tracking-imports', before.id, before, { ...after, ...auditFacts });
    const [rematched] = await tx.select().from(trackingRows).where(eq(trackingRows.id, changed.id));
    return rematched ?? changed;
  });
  const [answer] = await toWireRows(context.db, [row]);
  if (!answer) throw notFound();
  return answer;
};
