import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { createSignedLink } from '#server/core/authentication/signed-link.ts';
import { fileUrl } from '#server/core/mail/links.ts';
import { mailCustomerExport } from './letters/customer-mails.ts';
import { customers } from '#server/modules/accounts/index.ts';
import type { ExportRow } from '#server/resources/exports/exports.table.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Mails the customer the link to the finished file, if requested. The link is valid as long as the file. */
export async function mailCustomerFile(tx: Transaction, context: Context, row: ExportRow): Promise<void> {
  if (!row.mailed || row.customer_id === null || !row.expires_at) return;
  const [customer] = await tx.select().from(customers).where(eq(customers.id, row.customer_id));
  if (!customer || customer.erased_at) return;
  const file = createSignedLink(`/admin/exports/${row.id}/file`, row, context.now(), { until: row.expires_at });
  await mailCustomerExport(tx, context, customer, { url: fileUrl(context.config, file), until: row.expires_at });
}
