import { sql } from 'drizzle-orm';
import { NOBODY } from './holdings.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/**
 * Every night: the invoices of erased customers forget whom they were for, once the law no longer wants it known. The database
 * refuses that for ten years (migration). Numbers, amounts, VAT and country stay.
 */
export const forgetInvoices: Worker = {
  name: 'forget-invoices',
  schedule: '41 3 * * *',
  run: async (_data, { db }) => {
    const years = await readSetting(db, 'invoices_kept_years');
    const buyer = {
      name: NOBODY,
      company: null,
      address: NOBODY,
      address2: null,
      zip_code: NOBODY,
      city: NOBODY,
      state: null,
      email: NOBODY,
    };
    await db.execute(sql`
      update invoices i set buyer_name = ${NOBODY},
        buyer = ${JSON.stringify(buyer)}::jsonb || jsonb_build_object('country_id', i.country_id)
      from orders o where o.id = i.order_id and o.email like 'erased-%@erased.invalid' and i.buyer_name <> ${NOBODY}
        and i.issued_at < date_trunc('year', now()) - make_interval(years => ${years})`);
  },
};
