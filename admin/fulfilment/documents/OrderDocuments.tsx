import { unwrap } from '#generated/client/unwrap.ts';
import { PrintKind } from '#generated/enums/PrintKind.ts';
import type { Order, Print } from '#generated/schemas.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocale, useNotify, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { openFile } from '#admin/ui/open-file.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

/** Invoices, credit notes and printable documents of an order with their print history. P prints the slip. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['order-documents', order.id, order.version],
    queryFn: () => unwrap(api.GET('/admin/orders/{id}/documents', { params: { path: { id: order.id } } })),
    placeholderData: keepPreviousData,
  });
  const { busy, print, issue } = useDocumentCalls(order.id);
  if (!data) return null;
  const hasInvoice = data.invoices.length > 0;
  return (
    <Section
      title={t('documents.title')}
      aside={
        !hasInvoice &&
        order.payment_status === 'paid' && (
          <Button loading={busy} onClick={() => void issue()}>
            {t('documents.issue')}
          </Button>
        )
      }
    >
      {data.invoices.map(({ id, number, type, issued_at, total, currency, correction }) => (
        <Row key={id}>
          <Link to={buildRecordPath({ name: 'invoice' }, id ?? 0)}>
            {t(`enums.InvoiceType.${type}`)} {number}
          </Link>
          {formatMoney(total, currency, locale)}
          <SecondaryText>
            {[formatDate(issued_at, locale), correction && t(`enums.CorrectionReason.${correction}`)]
              .filter(Boolean)
              .join(' · ')}
          </SecondaryText>
        </Row>
      ))}
      {PrintKind.values.map((kind) => (
        <Row key={kind}>
          <Button
            startIcon={<PrintIcon />}
            disabled={busy || (kind === 'invoice' && !hasInvoice)}
            onClick={() => void print(kind)}
            aria-keyshortcuts={kind === 'packing_slip' ? 'p' : undefined}
          >
            {t(`enums.PrintKind.${kind}`)}
          </Button>
          <PrintHistory prints={data.prints.filter((one) => one.kind === kind)} />
        </Row>
      ))}
    </Section>
  );
}

/** "Printed 2×, last by Sam Keller, Nov 21, 2026, 10:12". */
function PrintHistory({ prints }: { prints: readonly Print[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const [lastPrint] = prints;
  const when = lastPrint && formatDateTime(lastPrint.printed_at, locale);
  const who = lastPrint?.printed_by ?? t('record.nobody');
  const text = lastPrint ? t('documents.printed', { count: prints.length, who, when }) : t('documents.not_printed');
  return (
    <Typography variant="body2" color={lastPrint?.outdated ? 'error' : 'textSecondary'}>
      {lastPrint?.outdated ? t('documents.outdated', { when }) : text}
    </Typography>
  );
}

/** Prints a document of an order and issues its invoice; both reload the documents. */
function useDocumentCalls(id: number) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, call] = useCall('orders');
  const reload = () => void queries.invalidateQueries({ queryKey: ['order-documents', id] });
  const print = async (kind: PrintKind) => {
    const file = await call(() =>
      unwrap(api.POST('/admin/orders/print', { body: { ids: [id], kind, arrange: 'selection' } })),
    );
    if (file?.url) openFile(file.url);
    reload();
  };
  const issue = async () => {
    const result = await call(() => unwrap(api.POST('/admin/orders/invoice', { body: { ids: [id] } })));
    const [refusal] = result?.refused ?? [];
    if (refusal) notify(t(`errors.${refusal.code}`), { type: 'warning' });
    reload();
  };
  return { busy, print, issue };
}
