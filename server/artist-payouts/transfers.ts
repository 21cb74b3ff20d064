import { dayOf } from '#domain/dates.ts';
import type { FileLink } from '#generated/schemas.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Answer, Call, Handler } from '#server/api/handler.ts';
import { invalid, notFound, problem } from '#server/api/problem.ts';
import { newSecret } from '#server/api/signatures.ts';
import { checkSignature, signedLink } from '#server/api/signed-link.ts';
import { type ArtistPayoutRow, artistPayouts, payoutTransfers } from '#server/artist-payouts/artist-payouts.table.ts';
import { changePayout } from '#server/artist-payouts/payout-state.ts';
import { type Transfer, transferFile } from '#server/artist-payouts/transfer-file.ts';
import { attachment } from '#server/dispatch/attachment.ts';
import { sellerOn } from '#server/invoices/seller.ts';
import { inTransaction, type Transaction } from '#server/platform/database.ts';

/** Banks take no other currency by such a file. */
const CURRENCY = 'EUR';

function transferOf({ number, amount, currency, status, holder, iban_secret: iban, bic }: ArtistPayoutRow): Transfer {
  const detailParams = { number };
  if (status !== 'approved') throw problem(409, 'payout_not_approved', { detailParams });
  if (currency !== CURRENCY) throw problem(409, 'payout_not_in_euros', { detailParams });
  if (!holder || !iban) throw problem(409, 'payout_without_account');
  return { number, amount, holder, iban, bic };
}

const rowsOf = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select()
    .from(artistPayouts)
    .where(inArray(artistPayouts.id, [...ids]))
    .orderBy(artistPayouts.id)
    .for('update');

/**
 * Writes approved payouts into one file for the bank and notes in which they are, so that nobody transfers one twice by
 * mistake. All of them or none: 409 for one that is not approved, not in euros, or in a file already.
 */
export async function adminWriteTransfers(call: Call<'adminWriteTransfers'>): Promise<FileLink> {
  const { context, body, user } = call;
  const now = context.now();
  const today = dayOf(now.getTime() / 1000);
  if (body.execution_on < today) throw invalid([{ path: 'execution_on', code: 'input_in_past' }]);
  return inTransaction(context.db, async (tx) => {
    const rows = await rowsOf(tx, body.ids);
    if (rows.length < new Set(body.ids).size) throw notFound();
    const known = rows.find(({ transfer }) => transfer !== null);
    if (known && !body.again)
      throw problem(409, 'payout_in_file', { detailParams: { number: known.number, file: known.transfer ?? '' } });
    const transfers = rows.map(transferOf);
    const { name, iban, bic } = await sellerOn(tx, today);
    if (!iban) throw problem(409, 'seller_without_account');
    const written = { message: '', xml: '', secret: newSecret(), created_by: user?.id, created_at: now };
    const [file] = await tx.insert(payoutTransfers).values(written).returning();
    if (!file) throw new Error('The database did not answer the file.');
    const message = `GH-${today.replaceAll('-', '')}-${file.id}`;
    const { execution_on } = body;
    const xml = transferFile({ message, written: now, execution_on, from: { name, iban, bic }, transfers });
    await tx.update(payoutTransfers).set({ message, xml }).where(eq(payoutTransfers.id, file.id));
    for (const row of rows) await changePayout(tx, call, row, { transfer: message });
    return signedLink(`/admin/payout-transfers/${file.id}`, file, now);
  });
}

/** Sends a file as it was written. */
export const downloadTransfers: Handler<'downloadTransfers'> = async (call) => {
  const { context, params, query } = call;
  const [file] = await context.db.select().from(payoutTransfers).where(eq(payoutTransfers.id, params.id));
  checkSignature(file, query, context.now());
  const sent: unknown = attachment(call, `${file.message}.xml`, new TextEncoder().encode(file.xml));
  return sent as Answer<'downloadTransfers'>;
};
