import { zip } from 'es-toolkit';
import { toLocalDay } from '#domain/dates.ts';
import { getOrderVatScheme } from '#domain/invoicing/invoices.ts';
import { convert } from '#domain/money.ts';
import type { CorrectionReason, InvoiceType } from '#generated/enums.ts';
import type { Context } from '#server/core/api/handler.ts';
import { auditChanges, type AuditContext } from '#server/resources/audit/audit.ts';
import { type Buyer, invoices, type InvoiceRow } from './invoices.table.ts';
import type { InvoiceLineRow, OrderRow } from '#server/modules/orders/index.ts';
import { type LegalEntity, findOrCreateSellerId, readSellerOn } from '#server/modules/settings/index.ts';
import { takeNumbers } from './take-number.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';

/** A document to issue; amounts in minor units of the order's currency, negative for credits. */
export interface Draft {
  type: InvoiceType;
  order: OrderRow;
  lines: InvoiceLineRow[];
  total: number;
  vat: number;
  /** Time of the payment or refund. */
  taxed_at: Date;
  refund_id?: number;
  change_id?: number | undefined;
  credited_id?: number;
  correction?: CorrectionReason;
  replaces_id?: number;
  /** Taxation, if different from the order's. */
  taxation?: Pick<InvoiceRow, 'country_id' | 'scheme' | 'vat_rate'>;
  /** Euro amounts, if not at the rate of `taxed_at`. */
  books?: Pick<InvoiceRow, 'exchange_rate' | 'vat_eur' | 'total_eur'>;
  /** Buyer, if different from the order's. */
  buyer?: Buyer;
}

/** Returns the taxation of a document. */
export const getTaxation = ({ country_id, scheme, vat_rate }: InvoiceRow) => ({ country_id, scheme, vat_rate });

/** Audit context of documents issued by the system after payments and refunds. */
export const SYSTEM_AUDIT: AuditContext = {
  operation: 'adminIssueInvoices',
  user: undefined,
  requestId: 'issue-invoices',
};

/** Issues a document with the next number. */
export async function writeInvoice(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  auditContext: AuditContext,
  draft: Draft,
): Promise<InvoiceRow> {
  const [invoice] = await writeInvoices(tx, context, auditContext, draft.type, [draft]);
  if (!invoice) throw new Error('The database did not return the invoice.');
  return invoice;
}

/** Issues several documents of one type, numbered in the given order. */
export async function writeInvoices(
  tx: Transaction,
  context: Pick<Context, 'db' | 'now'>,
  auditContext: AuditContext,
  type: InvoiceType,
  drafts: readonly Draft[],
): Promise<InvoiceRow[]> {
  if (drafts.length === 0) return [];
  const entity = await readSellerOn(tx, toLocalDay(context.now().getTime() / 1000));
  const seller_id = await findOrCreateSellerId(tx, entity);
  const { tables } = await readRates(context.db, tx);
  const numbers = await takeNumbers(tx, { type, count: drafts.length }, entity, context.now);
  const values = zip(drafts, numbers).map(([draft, number]) => {
    return { ...buildContent(draft, entity, tables.exchange), ...number, type, seller_id };
  });
  const documents = await tx.insert(invoices).values(values).returning();
  // lines are stored in the document and not audited
  const records = documents.map(({ lines: _, ...facts }) => ({ recordId: facts.id, before: undefined, after: facts }));
  await auditChanges(tx, auditContext, 'invoice', records);
  return documents;
}

/** Builds the columns of a document apart from its number and seller. */
function buildContent(draft: Draft, entity: LegalEntity, exchange: Rates['tables']['exchange']) {
  const { order, total, vat, lines, taxed_at, refund_id, change_id, credited_id, correction, replaces_id } = draft;
  const { currency, country_id, lang, vat_rate } = order;
  const buyer = draft.buyer ?? toBuyer(order);
  const rates = getExchangeRatesOn(exchange, toLocalDay(taxed_at.getTime() / 1000));
  const toEuros = (minor: number) => Math.sign(minor) * convert(Math.abs(minor), currency, 'EUR', rates);
  return {
    ...{ refund_id, change_id, credited_id, correction, replaces_id, currency, lang, lines, vat, total, taxed_at },
    order_id: order.id,
    order_number: order.number,
    buyer_name: buyer.company ? `${buyer.company}, ${buyer.name}` : buyer.name,
    net: total - vat,
    ...(draft.taxation ?? { country_id, vat_rate, scheme: getOrderVatScheme(entity.country_id, order) }),
    ...(draft.books ?? {
      exchange_rate: currency === 'EUR' ? 1 : (rates[currency] ?? 1),
      vat_eur: toEuros(vat),
      total_eur: toEuros(total),
    }),
    buyer,
  };
}

function toBuyer(order: OrderRow): Buyer {
  const {
    customer_name: name,
    company,
    vat_number,
    address,
    address2,
    zip_code,
    city,
    state,
    country_id,
    email,
  } = order;
  return { name, company, vat_number, address, address2, zip_code, city, state, country_id, email };
}
