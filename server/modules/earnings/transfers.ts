import { toLocalDay } from '#domain/dates.ts';
import type { TransferAnswer } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Answer, Call, Handler } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { checkSignature, createSignedLink } from '#server/core/authentication/signed-link.ts';
import { type ArtistPayoutRow, payoutTransfers } from './artist-payouts.table.ts';
import { changePayout, lockPayout } from './payout-state.ts';
import { type Transfer, buildTransferFile } from './transfer-file.ts';
import { sendAttachment } from '#server/modules/fulfilment/index.ts';
import { readSellerOn } from '#server/modules/settings/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** The currency of SEPA files. */
const CURRENCY = 'EUR';

type TransferCall = Call<'adminWriteTransfers'>;

/** Converts a payout to a transfer. Throws 409 when it cannot be in a file. */
function toTransfer(row: ArtistPayoutRow, { body }: TransferCall): Transfer {
  const { number, amount, currency, status, holder, iban_secret: iban, bic, transfer: file } = row;
  if (status !== 'approved') throw transitionNotAllowed(status, 'adminWriteTransfers');
  if (currency !== CURRENCY) throw problem(409, 'payout_not_in_euros');
  if (!holder || !iban) throw problem(409, 'payout_without_account');
  if (file !== null && !body.again) throw problem(409, 'payout_in_file', { detailParams: { file } });
  return { number, amount, holder, iban, bic };
}

/**
 * Writes approved payouts into a bank file and records it on them to prevent duplicates. Skips payouts that are not
 * approved, not in euros or already in a file; no file is written when all are skipped.
 */
export async function adminWriteTransfers(call: TransferCall): Promise<TransferAnswer> {
  const { context, body, user } = call;
  const now = context.now();
  const today = toLocalDay(now.getTime() / 1000);
  if (body.execution_on < today) throw invalid([{ path: 'execution_on', code: 'input_in_past' }]);
  return inTransaction(context.db, async (tx) => {
    const entries: { row: ArtistPayoutRow; transfer: Transfer }[] = [];
    const result = await runForEachRecord(body.ids.toSorted(compareIds), async (id) => {
      const row = await lockPayout(tx, id);
      entries.push({ row, transfer: toTransfer(row, call) });
    });
    if (entries.length === 0) return result;
    const { name, iban, bic } = await readSellerOn(tx, today);
    if (!iban) throw problem(409, 'seller_without_account');
    const values = { message: '', xml: '', secret: createSecret(), created_by: user?.id, created_at: now };
    const [file] = await tx.insert(payoutTransfers).values(values).returning();
    if (!file) throw new Error('The database did not return the file.');
    const message = `GH-${today.replaceAll('-', '')}-${file.id}`;
    const transfers = entries.map(({ transfer }) => transfer);
    const from = { name, iban, bic };
    const xml = buildTransferFile({ message, createdAt: now, execution_on: body.execution_on, from, transfers });
    await tx.update(payoutTransfers).set({ message, xml }).where(eq(payoutTransfers.id, file.id));
    for (const { row } of entries) await changePayout(tx, call, row, { transfer: message });
    return { ...result, ...createSignedLink(`/admin/payout-transfers/${file.id}`, file, now) };
  });
}

const compareIds = (a: number, b: number): number => a - b;

/** Sends a stored bank file. */
export const downloadTransfers: Handler<'downloadTransfers'> = async (call) => {
  const { context, params, query } = call;
  const [file] = await context.db.select().from(payoutTransfers).where(eq(payoutTransfers.id, params.id));
  checkSignature(file, query, context.now());
  const sent: unknown = sendAttachment(call, `${file.message}.xml`, new TextEncoder().encode(file.xml));
  return sent as Answer<'downloadTransfers'>;
};
