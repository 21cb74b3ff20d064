import { sql } from 'drizzle-orm';
import { ERASED } from '#server/resources/privacy/personal-data.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/**
 * Removes the buyer from invoices of erased customers after the legal retention of ten years, which a trigger enforces.
 * Numbers, amounts, VAT and country are kept. Runs nightly.
 */
export const forgetInvoices: Worker = {
  name: 'forget-invoices',
  schedule: '41 3 * * *',
  run: async (_data, { db }) => {
    const years = await readSetting(db, 'invoices_kept_years');
    const buyer = {
      name: ERASED,
      company: null,
      address: ERASED,
      address2: null,
      zip_code: ERASED,
      city: ERASED,
      state: null,
      email: ERASED,
    };
    await db.execute(sql`
      update invoices i set buyer_name = ${ERASED},
        buyer = ${JSON.stringify(buyer)}::jsonb || jsonb_build_object('country_id', i.country_id)
      from orders o where o.id = i.order_id and o.email like 'erased-%@erased.invalid' and i.buyer_name <> ${ERASED}
        and i.issued_at < date_trunc('year', now()) - make_interval(years => ${years})`);
  },
};
