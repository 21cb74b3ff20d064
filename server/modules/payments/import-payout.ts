import type { Payout, PayoutPreview, PayoutRow } from '#generated/schemas.ts';
import { PayoutFields } from '#generated/fields/Payout.ts';
import { PayoutRowFields } from '#generated/fields/PayoutRow.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid } from '#server/core/problems/problem.ts';
import { payouts } from './payouts.table.ts';
import { openPayoutFile } from './read-payout-file.ts';
import { type PayoutTally, resolveColumns, scanPayout, toWireSums } from './scan-payout.ts';
import { lockPayouts, payoutKnown, storePayouts, toRowColumns } from './store-payouts.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';

/** Rows in a preview. */
const MAX_SHOWN = 50;

/** Previews the import of a payout file. */
export async function adminPreviewPayout(call: Call<'adminPreviewPayout'>): Promise<PayoutPreview> {
  const { db } = call.context;
  const source = await openPayoutFile(call, call.body.file);
  const { columns, missing, format } = resolveColumns(source, call.body.columns);
  const known = (await findImported(db, source.hash))?.id ?? null;
  const tallies = new Map<string, PayoutTally>();
  const openRows: PayoutRow[] = [];
  const otherRows: PayoutRow[] = [];
  if (missing.length === 0) {
    for await (const rows of scanPayout(db, source, columns, tallies)) {
      for (const row of rows) {
        const isOpen = row.match.status === 'unmatched' || row.match.status === 'conflicting';
        const list = isOpen ? openRows : otherRows;
        if (list.length < MAX_SHOWN)
          list.push(toWire(PayoutRowFields, { id: row.line, ...toRowColumns(row) }) as PayoutRow);
      }
    }
  }
  return {
    ...{ file_name: source.upload.name, format, headings: [...source.headings], columns, missing, known },
    payouts: [...tallies.values()].map(toWireSums),
    sample: [...openRows, ...otherRows].slice(0, MAX_SHOWN),
  };
}

/** Imports a payout file in one transaction. Throws 409 for a file or payout imported before. */
export async function adminImportPayout(call: Call<'adminImportPayout'>): Promise<Payout> {
  const { context, body, reply } = call;
  const source = await openPayoutFile(call, body.file);
  const { columns, missing, format } = resolveColumns(source, body.columns);
  if (missing.length > 0) {
    throw invalid(
      missing.map((name) => ({ path: `columns.${name}`, code: 'payout_column_missing', params: { name } })),
    );
  }
  const payout = await inTransaction(context.db, async (tx) => {
    await lockPayouts(tx);
    const imported = await findImported(tx, source.hash);
    if (imported) throw payoutKnown(imported);
    const file = { format, file_name: source.upload.name, file_hash: source.hash, created_by: call.user?.id };
    const [first] = await storePayouts(tx, call, file, scanPayout(tx, source, columns, new Map()));
    if (!first) throw invalid([{ path: 'file', code: 'payout_empty' }]);
    const uploaded = { purpose: 'payout_file', field: 'file', before: null, after: body.file } as const;
    await assignUpload(tx, { ...uploaded, record: `payouts/${first.id}` }, call);
    return first;
  });
  reply.status(201);
  reply.header('etag', `"${payout.version}"`);
  return toWire(PayoutFields, payout) as Payout;
}

/** Finds a payout of the same file. */
async function findImported(db: Queryable, hash: string): Promise<{ id: number } | undefined> {
  const [imported] = await db.select({ id: payouts.id }).from(payouts).where(eq(payouts.file_hash, hash));
  return imported;
}
