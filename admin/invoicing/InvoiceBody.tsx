import { unwrap } from '#generated/client/unwrap.ts';
import { InvoiceFields } from '#generated/fields/Invoice.ts';
import { InvoiceLineFields } from '#generated/fields/InvoiceLine.ts';
import type { Invoice, InvoiceLine } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { saveBytes, openPdf } from '#admin/ui/open-file.ts';
import { Columns, Row, Section } from '#admin/ui/blocks.tsx';
import { SumList } from '#admin/resource/show/SumList.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const SUMS = ['net', 'vat_rate', 'vat', 'total'] as const;

/** The content of an invoice or credit note with its PDF. */
export function InvoiceBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const invoice = record as Invoice;
  const { id = 0, number, type, currency, lines = [] } = invoice;
  const fetchPdf = () => unwrap(api.GET('/admin/invoice/{id}/pdf', { params: { path: { id } } }));
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const columns = useFieldColumns<InvoiceLine, 'name' | 'quantity' | 'price' | 'vat' | 'total'>(
    InvoiceLineFields,
    ['name', 'quantity', 'price', ...(lines.some(({ vat }) => vat != null) ? (['vat'] as const) : []), 'total'],
    {
      name: { wraps: true, of: (line) => <LineName line={line} /> },
      price: { of: ({ price }) => money(price) },
      vat: { of: ({ vat }) => vat != null && money(vat) },
      total: { of: ({ total }) => money(total) },
    },
  );
  const buttons = (
    <Row>
      <WorkButton startIcon={<OpenInNew />} work={async () => openPdf(await fetchPdf())}>
        {t('documents.open_pdf')}
      </WorkButton>
      <WorkButton startIcon={<Download />} work={async () => saveBytes(await fetchPdf(), `${number}.pdf`)}>
        {t('documents.download_pdf')}
      </WorkButton>
    </Row>
  );
  const side = (
    <Section title={t('order.sums')}>
      <SumList fields={InvoiceFields} names={SUMS} total="total" record={invoice} />
    </Section>
  );
  return (
    <Columns side={side}>
      <Section title={`${t(`enums.InvoiceType.${type}`)} ${number}`} aside={buttons}>
        <DataTable label={t('fields.lines')} columns={columns} rows={lines} getRowKey={(_, index) => index} />
      </Section>
    </Columns>
  );
}

function LineName({ line: { kind, part, name, text } }: { line: InvoiceLine }) {
  const t = useTranslate();
  return (
    <>
      {name ?? t(`options.${kind}`)}
      {(part ?? text) && (
        <SecondaryText>{[part && t(`options.${part}`), text].filter(Boolean).join(' · ')}</SecondaryText>
      )}
    </>
  );
}
