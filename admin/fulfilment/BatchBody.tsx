import { unwrap } from '#generated/client/unwrap.ts';
import { BatchOutcome } from '#generated/enums/BatchOutcome.ts';
import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { Batch, BatchOrder, BatchPush } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, Link, useLocale, useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { StockLines } from './StockLines.tsx';
import { getIds } from './use-dispatch.ts';

/** The orders of a batch, short ones first, its file and the API calls to the partner. */
export function BatchBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const { id, status, orders = [], pushes = [], handed_over_at } = record as Batch;
  const params = { path: { id } };
  const isOpen = status === 'draft' || status === 'checked';
  const download = async () => downloadFile((await unwrap(api.POST('/admin/batches/{id}/link', { params }))).url);
  const remove = (parts: readonly BatchOrder[]) =>
    call(async () => {
      await unwrap(api.POST('/admin/batches/{id}/remove', { params, body: { shop_order_ids: getIds(parts) } }));
      refresh();
    });
  const button = handed_over_at != null && (
    <WorkButton variant="contained" startIcon={<Download />} work={download}>
      {t('dispatch.file')}
    </WorkButton>
  );
  return (
    <>
      <Section title={t('dispatch.in_batch')} aside={button}>
        {[...Map.groupBy(orders, ({ order_id }) => order_id)].map(([order_id, parts]) => (
          <BatchOrderRow key={order_id} parts={parts} onRemove={isOpen && (() => void remove(parts))} />
        ))}
      </Section>
      {pushes.length > 0 && (
        <Section title={t('dispatch.pushes')}>
          {pushes.map((push) => (
            <PushRow key={push.id} push={push} />
          ))}
        </Section>
      )}
    </>
  );
}

/** An order in a batch with its parts. */
function BatchOrderRow({ parts, onRemove }: { parts: readonly BatchOrder[]; onRemove: false | (() => void) }) {
  const t = useTranslate();
  const [order] = parts;
  if (!order) return null;
  const trackingNumbers = new Set(parts.flatMap(({ tracking_number }) => tracking_number || []));
  const statuses = new Set(parts.map(({ status }) => status));
  const shortParts = parts.filter(({ outcome }) => outcome !== 'full');
  const outcomes = new Set(shortParts.map(({ outcome }) => outcome));
  return (
    <>
      <Row>
        <Link to={buildRecordPath({ name: 'orders' }, order.order_id)} sx={{ py: 0.25 }}>
          {order.number}
        </Link>
        <Typography component="span" sx={{ flex: 1, minWidth: { xs: 100, sm: 160 } }}>
          {[
            ...[order.customer_name, order.city, order.country_id],
            parts.length > 1 && t('dispatch.parts', { count: parts.length }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
        {[...trackingNumbers].join(', ')}
        {[...statuses].map((status) => (
          <StatusChip key={status} definition={ShopOrderStatus} value={status} />
        ))}
        {[...outcomes].map((outcome) => (
          <StatusChip key={outcome} definition={BatchOutcome} value={outcome} />
        ))}
        {onRemove && (
          <IconButton aria-label={t('dispatch.take_out', { name: order.number })} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Row>
      {shortParts.map(({ shop_order_id, lines }) => (
        <StockLines key={shop_order_id} lines={lines} />
      ))}
    </>
  );
}

function PushRow({ push }: { push: BatchPush }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <Typography component="span" color={push.ok ? 'success' : 'error'} sx={{ fontWeight: 600 }}>
        {push.status ?? t('dispatch.no_answer')}
      </Typography>
      {formatDate(push.attempted_at, locale)} · {push.duration_ms} ms
      <SecondaryText noWrap component="span">
        {push.detail}
      </SecondaryText>
    </Row>
  );
}
