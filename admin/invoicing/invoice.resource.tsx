import { invoiceResource } from '#generated/resources/invoice.ts';
import { lazy, Suspense } from 'react';
import { screen } from '#admin/resource/define.ts';

const ReportLink = lazy(async () => ({ default: (await import('./ReportLink.tsx')).ReportLink }));

export default screen(invoiceResource, {
  columns: {
    ...{ number: { width: 128 }, type: { width: 104 }, order_id: { width: 104 }, buyer_name: { flex: 1.2 } },
    ...{ scheme: { width: 170 }, vat_rate: { width: 80 }, vat: { width: 104 }, total: { width: 104 } },
  },
  titleTools: () => (
    <Suspense>
      <ReportLink />
    </Suspense>
  ),
  headline: ['type', 'total'],
  body: async () => (await import('./InvoiceBody.tsx')).InvoiceBody,
  show: [
    ...(['order_id', 'credited_id', 'refund_id', 'buyer_name', 'country_id', 'scheme'] as const),
    ...(['taxed_at', 'issued_at', 'legal_year', 'lang', 'exchange_rate', 'vat_eur', 'total_eur'] as const),
  ],
});
