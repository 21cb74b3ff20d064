import { isIban, isSiret, isVatNumber } from '#domain/company-numbers.ts';
import { and, gte, ne, or, eq, sql } from 'drizzle-orm';
import { type FieldError, invalid, problem } from '#server/core/problems/problem.ts';
import { invoices } from './invoices.table.ts';
import { legalEntity, type LegalEntity } from '#server/modules/settings/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Sellers. Issued documents keep theirs. */
export const sellersResource = defineResource('sellers', {
  table: legalEntity,
  hooks: {
    beforeCreate: async (values, _call, tx) => {
      await checkSeller(tx, values);
    },
    beforeUpdate: async (values, before, _call, tx) => {
      await checkSeller(tx, { ...before, ...values });
      if (values.valid_from !== undefined) await checkNotIssued(tx, before);
    },
    beforeDelete: (before, _call, tx) => checkNotIssued(tx, before),
  },
});

type Values = Partial<LegalEntity>;

/** Throws 422 for invalid company numbers and prefixes. */
async function checkSeller(tx: Queryable, values: Values): Promise<void> {
  const { country_id, iban, siret, vat_number, oss_number } = values;
  const toErrors = (path: keyof LegalEntity, code: string, isInvalid: unknown): FieldError[] =>
    isInvalid ? [{ path, code }] : [];
  const errors = [
    ...toErrors('iban', 'iban_invalid', iban && !isIban(iban)),
    ...toErrors('siret', 'siret_invalid', siret && country_id === 'FR' && !isSiret(siret)),
    ...toErrors('vat_number', 'vat_number_invalid', vat_number && country_id && !isVatNumber(vat_number, country_id)),
    ...toErrors('oss_number', 'vat_number_invalid', oss_number && country_id && !isVatNumber(oss_number, country_id)),
    ...(await readPrefixErrors(tx, values)),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/** Returns errors for prefixes that the other document type has or had. */
async function readPrefixErrors(tx: Queryable, values: Values): Promise<FieldError[]> {
  const { id = 0, invoice_prefix = 'F', credit_note_prefix = 'A' } = values;
  if (invoice_prefix === credit_note_prefix) return [{ path: 'credit_note_prefix', code: 'prefix_taken' }];
  const conflicts = await tx
    .select({ invoice: legalEntity.invoice_prefix, credit: legalEntity.credit_note_prefix })
    .from(legalEntity)
    .where(
      and(
        ne(legalEntity.id, id),
        or(eq(legalEntity.invoice_prefix, credit_note_prefix), eq(legalEntity.credit_note_prefix, invoice_prefix)),
      ),
    );
  if (conflicts.length === 0) return [];
  const isCreditPrefix = conflicts.some(({ invoice }) => invoice === credit_note_prefix);
  const path = isCreditPrefix ? 'credit_note_prefix' : 'invoice_prefix';
  return [{ path, code: 'prefix_taken' }];
}

/** Throws 409 when documents were issued since the first day of a seller. */
async function checkNotIssued(tx: Queryable, { valid_from }: LegalEntity): Promise<void> {
  const [invoice] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(gte(invoices.issued_at, sql`${valid_from}::date`))
    .limit(1);
  if (invoice) throw problem(409, 'seller_issued');
}
