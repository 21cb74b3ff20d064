import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { InvoiceFields } from '#generated/fields/Invoice.ts';
import type { Invoice } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useNotify, useTranslate } from 'react-admin';
import { api } from '../api/client.ts';
import { errorText } from '../api/refusal.ts';
import { keepBytes, showPdf } from '../documents/show-file.ts';
import { Columns, Row, Section } from '../resource/show/blocks.tsx';
import { SumList } from '../resource/show/SumList.tsx';
import { useBusy } from '../resource/use-busy.ts';

const SUMS = ['net', 'vat_rate', 'vat', 'total'] as const;

/** What stands on an invoice or a credit note, and the document itself. */
export function InvoiceBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const invoice = record as Invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency, locale);
  const side = (
    <Section title={t('order.sums')}>
      <SumList fields={InvoiceFields} names={SUMS} total="total" record={invoice} />
    </Section>
  );
  return (
    <Columns side={side}>
      <Section
        title={`${t(`enums.InvoiceType.${invoice.type}`)} ${invoice.number}`}
        aside={<PdfButtons invoice={invoice} />}
      >
        <TableContainer tabIndex={0} role="region" aria-label={t('fields.lines')}>
          <Table size="small" sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('fields.name')}</TableCell>
                <TableCell align="right">{t('fields.quantity')}</TableCell>
                <TableCell align="right">{t('fields.price')}</TableCell>
                <TableCell align="right">{t('fields.total')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {invoice.lines?.map(({ kind, name, text, quantity, price, total }, index) => (
                <TableRow key={index}>
                  <TableCell>
                    {name ?? t(`options.${kind}`)}
                    {text && (
                      <Typography variant="body2" color="textSecondary">
                        {text}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right">{quantity}</TableCell>
                  <TableCell align="right">{money(price)}</TableCell>
                  <TableCell align="right">{money(total)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Section>
    </Columns>
  );
}

function PdfButtons({ invoice: { id = 0, number } }: { invoice: Invoice }) {
  const t = useTranslate();
  const notify = useNotify();
  const [busy, whileBusy] = useBusy();
  const withPdf = (take: (bytes: ReadableStream<Uint8Array>) => Promise<void>) => () =>
    void whileBusy(async () => {
      try {
        await take(await unwrap(api.GET('/admin/invoice/{id}/pdf', { params: { path: { id } } })));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify(errorText(error, t), { type: 'error' });
      }
    });
  return (
    <Row>
      <Button startIcon={<OpenInNew />} disabled={busy} onClick={withPdf(showPdf)}>
        {t('documents.open_pdf')}
      </Button>
      <Button startIcon={<Download />} disabled={busy} onClick={withPdf((bytes) => keepBytes(bytes, `${number}.pdf`))}>
        {t('documents.download_pdf')}
      </Button>
    </Row>
  );
}
