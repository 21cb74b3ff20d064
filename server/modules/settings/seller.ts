import { findRowInForce } from '#domain/pricing/dated.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { problem } from '#server/core/problems/problem.ts';
import { invoiceSellers, legalEntity, type Seller } from './sellers.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

export type LegalEntity = typeof legalEntity.$inferSelect;

/** The seller on a day ('YYYY-MM-DD'); undefined before there is one. */
export async function findSellerOn(db: Queryable, day: string): Promise<LegalEntity | undefined> {
  return findRowInForce(await db.select().from(legalEntity), day);
}

/** The seller on a day ('YYYY-MM-DD'). Throws 409 without one. */
export async function readSellerOn(db: Queryable, day: string): Promise<LegalEntity> {
  const entity = await findSellerOn(db, day);
  if (!entity) throw problem(409, 'seller_missing');
  return entity;
}

/** The id of the seller's details on documents; inserts them when they are new. */
export async function findOrCreateSellerId(tx: Queryable, entity: LegalEntity): Promise<number> {
  const seller = toSellerDetails(entity);
  const hash = createHash('sha256').update(JSON.stringify(seller)).digest('hex');
  const findSeller = () =>
    tx.select({ id: invoiceSellers.id }).from(invoiceSellers).where(eq(invoiceSellers.hash, hash));
  const [existing] = await findSeller();
  if (existing) return existing.id;
  await tx.insert(invoiceSellers).values({ hash, seller }).onConflictDoNothing();
  const [written] = await findSeller();
  if (!written) throw new Error('The database did not return the seller.');
  return written.id;
}

/** The seller's details on documents. */
export function toSellerDetails(entity: Omit<LegalEntity, 'id' | 'version'>): Seller {
  const { name, address, zip_code, city, state, country_id, vat_number, siret, legal_note, iban, bic, email } = entity;
  return { name, address, zip_code, city, state, country_id, vat_number, siret, legal_note, iban, bic, email };
}
