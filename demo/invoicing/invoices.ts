import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { toLocalDay } from '#domain/dates.ts';
import { createHash } from 'node:crypto';
import { EXCHANGE_RATE_SEED, getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { formatInvoiceNumber, getVatScheme } from '#domain/invoicing/invoices.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import { Country, Currency } from '#generated/enums.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { invoiceSellers, legalEntity, toSellerDetails } from '#server/modules/settings/index.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';
import { copyRows } from '../copy.ts';

/** The company behind the demo shop; its numbers are well formed but not assigned. */
export const DEMO_ENTITY = {
  valid_from: '1970-01-01',
  name: 'Groove House SAS',
  address: '18 rue du Faubourg du Temple',
  zip_code: '75011',
  city: 'Paris',
  state: null,
  country_id: 'FR',
  vat_number: 'FR40123456824',
  siret: '12345682400010',
  oss_number: 'FR40123456824',
  legal_note: 'SAS au capital de 60 000 €, RCS Paris 123 456 824',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  email: 'hello@groove-house.example',
  first_month: 1,
  invoice_prefix: 'F',
  credit_note_prefix: 'A',
} as const;

/**
 * Issues the invoices of all paid demo orders a minute after payment, numbered by the time of payment. Applies the
 * rules of the server in SQL, so that a million orders take seconds.
 */
export async function loadInvoices(client: pg.ClientBase, now: Date): Promise<void> {
  const seller = toSellerDetails(DEMO_ENTITY);
  await copyRows(client, legalEntity, [DEMO_ENTITY]);
  const hash = createHash('sha256').update(JSON.stringify(seller)).digest('hex');
  await copyRows(client, invoiceSellers, [{ id: 1, hash, seller }]);
  await client.query(`select setval(pg_get_serial_sequence('invoice_sellers', 'id'), 2, false)`);
  const rates = getExchangeRatesOn(EXCHANGE_RATE_SEED, toLocalDay(now.getTime() / 1000));
  const currencies = Currency.values.map((code) => ({
    ...{ code, rate: rates[code] ?? 1 },
    // euro cents per minor unit
    cents: 100 / 10 ** getCurrencyDecimals(code) / (rates[code] ?? 1),
  }));
  const schemes = Country.values.map((code) => ({ code, scheme: getVatScheme(DEMO_ENTITY.country_id, code) }));
  // the number format is derived from a sample of the numbering rule
  const [prefix = '', suffix = ''] = formatInvoiceNumber('F', 1234, 567890).split('1234');
  const separator = suffix.replace('567890', '');
  await loadWithoutIndexes(client, [getTableName(invoices)], async () => {
    await client.query(
      `insert into invoices (id, type, number, legal_year, sequence, order_id, order_number, buyer_name, country_id, scheme,
         currency, net, vat, vat_rate, total, exchange_rate, vat_eur, total_eur, seller_id, buyer, lines, lang, taxed_at, issued_at)
       select id, 'invoice', $3 || year || $4 || lpad(sequence::text, greatest(6, length(sequence::text)), '0'), year, sequence,
              id, number, customer_name, country_id, scheme, currency, total - vat, vat, vat_rate, total, rate,
              round(vat * cents)::int, round(total * cents)::int, 1, buyer, lines, lang, paid_at, paid_at + interval '1 minute'
         from (
           select o.*, c.rate, c.cents,
                  case when s.scheme = 'oss' and o.vat_number is not null and o.vat_rate = 0 then 'reverse_charge'
                       else s.scheme end as scheme,
                  extract(year from (o.paid_at + interval '1 minute') at time zone 'Europe/Paris')::int as year,
                  (row_number() over (
                     partition by extract(year from (o.paid_at + interval '1 minute') at time zone 'Europe/Paris')
                     order by o.paid_at, o.id))::int as sequence,
                  jsonb_build_object('name', customer_name, 'company', company, 'vat_number', vat_number, 'address', address, 'address2', address2,
                    'zip_code', zip_code, 'city', city, 'state', state, 'country_id', country_id, 'email', email) as buyer,
                  l.lines
                    || case when o.discount <> 0 then jsonb_build_array(jsonb_build_object(
                         'kind', 'discount', 'quantity', 1, 'price', -o.discount, 'total', -o.discount)) else '[]' end
                    || case when o.shipping <> 0 then jsonb_build_array(jsonb_build_object(
                         'kind', 'shipping', 'quantity', 1, 'price', o.shipping, 'total', o.shipping)) else '[]' end as lines
             from orders o
             join (select order_id, jsonb_agg(jsonb_build_object('kind', 'item', 'name', name,
                     'text', concat_ws(' · ', artist_name, item_name), 'quantity', quantity, 'price', price, 'total', total)
                     order by id) as lines
                     from order_lines group by order_id) l on l.order_id = o.id
             join jsonb_to_recordset($1) as c(code text, rate float8, cents float8) on c.code = o.currency
             join jsonb_to_recordset($2) as s(code text, scheme text) on s.code = o.country_id
            where o.payment_status = 'paid' and o.paid_at is not null
         ) paid`,
      [JSON.stringify(currencies), JSON.stringify(schemes), prefix, separator],
    );
  });
  // the trigger that sets it is disabled during the load
  await client.query(
    `update orders o set is_invoiced = true from invoices i where i.order_id = o.id and not o.is_invoiced`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('invoices', 'id'), (select coalesce(max(id), 0) + 1 from invoices), false)`,
  );
  await client.query(
    `insert into invoice_counters (type, legal_year, last)
     select type, legal_year, max(sequence) from invoices group by type, legal_year`,
  );
}
