import { findRowInForce } from '#domain/pricing/dated.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { problem } from '#server/core/problems/problem.ts';
import { invoiceSellers, legalEntity, type Seller } from './sellers.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

export type LegalEntity = typeof legalEntity.$inferSelect;

/** The seller on a day ('YYYY-MM-DD'). Throws 409 without one. */
export async function readSellerOn(via: Queryable, day: string): Promise<LegalEntity> {
  const rows = await via.select().from(legalEntity);
  const found = findRowInForce(rows, day);
  if (!found) throw problem(409, 'seller_missing');
  return found;
}

/** The id of the seller's document details; stable while they do not change. */
export async function selectSellerId(tx: Queryable, entity: LegalEntity): Promise<number> {
  const seller = readSeller(entity);
  const hash = createHash('sha256').update(JSON.stringify(seller)).digest('hex');
  const find = () => tx.select({ id: invoiceSellers.id }).from(invoiceSellers).where(eq(invoiceSellers.hash, hash));
  const [known] = await find();
  if (known) return known.id;
  await tx.insert(invoiceSellers).values({ hash, seller }).onConflictDoNothing();
  const [written] = await find();
  if (!written) throw new Error('The database did not answer the seller.');
  return written.id;
}

/** The seller's details on documents. */
export function readSeller(entity: Omit<LegalEntity, 'id' | 'version'>): Seller {
  const { name, address, zip_code, city, state, country_id, vat_number, siret, legal_note, iban, bic, email } = entity;
  return { name, address, zip_code, city, state, country_id, vat_number, siret, legal_note, iban, bic, email };
}
