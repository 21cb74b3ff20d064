import { unwrap } from '#generated/client/unwrap.ts';
import { PrintKind } from '#generated/enums/PrintKind.ts';
import type { Order, OrderDocuments as Documents, Print } from '#generated/schemas.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useLocale, useNotify, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { recordPath } from '#admin/resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { openFile } from '#admin/ui/open-file.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const getDocumentPath = ({ id }: Order) => ({ params: { path: { id: id ?? 0 } } });

/** Invoices, credit notes and printable documents of an order with their print history. P prints the slip. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocale();
  const queries = useQueryClient();
  const key = ['order-documents', order.id, order.version];
  const { data } = useQuery({
    queryKey: key,
    queryFn: (): Promise<Documents> => unwrap(api.GET('/admin/orders/{id}/documents', getDocumentPath(order))),
    placeholderData: (before) => before,
  });
  const renew = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['order-documents', order.id] }),
    [queries, order.id],
  );
  const { busy, print, issue } = useDocumentCalls(order, renew);
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
          <Link to={recordPath({ name: 'invoice' }, id ?? 0)}>
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
  const [last] = prints;
  const text = last
    ? t('documents.printed', {
        count: prints.length,
        who: last.printed_by ?? t('record.nobody'),
        when: formatDateTime(last.printed_at, locale),
      })
    : t('documents.not_printed');
  return (
    <Typography variant="body2" color={last?.outdated ? 'error' : 'textSecondary'}>
      {last?.outdated ? t('documents.outdated', { when: formatDateTime(last.printed_at, locale) }) : text}
    </Typography>
  );
}

function useDocumentCalls(order: Order, renew: () => void) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, call] = useCall('orders');
  const id = order.id ?? 0;
  const print = useCallback(
    async (kind: PrintKind) => {
      const body = { ids: [id], kind, arrange: 'selection' as const };
      const made = await call(() => unwrap(api.POST('/admin/orders/print', { body })));
      if (made?.url) openFile(made.url);
      renew();
    },
    [call, renew, id],
  );
  const issue = async () => {
    const made = await call(() => unwrap(api.POST('/admin/orders/invoice', { body: { ids: [id] } })));
    const [first] = made?.refused ?? [];
    if (first) notify(t(`errors.${first.code}`), { type: 'warning' });
    renew();
  };
  return { busy, print, issue };
}
