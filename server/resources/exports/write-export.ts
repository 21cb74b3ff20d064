import { createTranslator } from '#locales/translate.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { Account, Context } from '#server/core/api/handler.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { findAttachmentSource } from './attachments.ts';
import { buildExportColumns } from './export-columns.ts';
import type { Column } from '#server/core/tabular/column.ts';
import type { ExportTarget } from './export-kind.ts';
import { planExport } from './export-plan.ts';
import type { ExportRow } from './exports.table.ts';
import { yieldToEventLoop } from '#server/core/process/yield-to-event-loop.ts';
import { toIds, createReferenceNames } from './reference-names.ts';
import { createTable } from '#server/core/tabular/write-table.ts';
import { createZip } from '#server/core/tabular/zip.ts';
import { openSnapshot } from '../snapshot.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Rows per batch, small enough not to block the event loop. */
const BATCH_SIZE = 100;

/** Writes the rows that the account may see to a file and returns their number. */
export async function writeExport(
  row: ExportRow,
  user: Account,
  context: Context,
  target: ExportTarget,
): Promise<number> {
  const t = getTexts(row.lang);
  const plan = planExport(row, user, context);
  const names = createReferenceNames(plan.fields, user, context);
  const columns = buildExportColumns(plan.fields, names, {
    t: (key, params) => t(key, { ...params }),
    locale: row.lang,
    timeZone: SHOP_TIME_ZONE,
  });
  const snapshot = await openSnapshot(context.reads);
  const stop = () => void snapshot.interrupt().catch(() => undefined);
  target.signal.addEventListener('abort', stop);
  try {
    target.signal.throwIfAborted();
    const [countRow] = await snapshot.run(plan.count);
    const total = Number(countRow?.count);
    const file = await openWriter(row, target.path, columns, context);
    try {
      let done = 0;
      target.onProgress(done, total);
      for await (const batch of snapshot.walk(plan.rows, BATCH_SIZE)) {
        target.signal.throwIfAborted();
        const rows = batch.map((record) => ({ ...toWire(plan.fields, record), id: record.id }));
        await names.load(rows, snapshot);
        await file.add(rows);
        done += rows.length;
        target.onProgress(done, total);
        await yieldToEventLoop();
      }
      await file.end();
      return done;
    } catch (error) {
      file.giveUp();
      throw error;
    }
  } finally {
    target.signal.removeEventListener('abort', stop);
    await snapshot.close();
  }
}

async function openWriter(row: ExportRow, path: string, columns: readonly Column[], context: Context) {
  const title = await readTitle(row);
  const attach = row.format === 'zip' ? findAttachmentSource(context, row.resource) : undefined;
  if (!attach) return createTable({ path, format: row.format === 'csv' ? 'csv' : 'xlsx', title, columns });
  return createZip(path, title, columns, (rows) => attach(context.reads, toIds(rows.map(({ id }) => id))));
}

/** The translated name of the list. */
async function readTitle({ lang, resource }: ExportRow): Promise<string> {
  const { t } = await createTranslator(lang, ['admin']);
  return t(`resources.${resource}`, { defaultValue: resource });
}
