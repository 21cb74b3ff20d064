import { unwrap } from '#generated/client/unwrap.ts';
import { BatchOutcome } from '#generated/enums/BatchOutcome.ts';
import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { Batch, BatchOrder, BatchPush } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../api/client.ts';
import { fetchFile } from '../documents/show-file.ts';
import { recordPath } from '../resource/paths.ts';
import { Row, Section } from '../resource/show/blocks.tsx';
import { useCall } from '../resource/use-call.ts';
import { WorkButton } from '../resource/WorkButton.tsx';
import { StockLines } from './StockLines.tsx';

/** What is in a batch, short orders first; its file, and how its partner's API took it. */
export function BatchBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const { id, status, orders = [], pushes = [], handed_over_at } = record as Batch;
  const params = { path: { id } };
  const isOpen = status === 'draft' || status === 'checked';
  const download = async () => fetchFile((await unwrap(api.POST('/admin/batches/{id}/link', { params }))).url);
  const takeOut = ({ shop_order_id }: BatchOrder) =>
    call(async () => {
      await unwrap(api.POST('/admin/batches/{id}/remove', { params, body: { shop_order_ids: [shop_order_id] } }));
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
        {orders.map((order) => (
          <InBatch key={order.shop_order_id} order={order} onTakeOut={isOpen && (() => void takeOut(order))} />
        ))}
      </Section>
      {pushes.length > 0 && (
        <Section title={t('dispatch.pushes')}>
          {pushes.map((push) => (
            <Pushed key={push.id} push={push} />
          ))}
        </Section>
      )}
    </>
  );
}

function InBatch({ order, onTakeOut }: { order: BatchOrder; onTakeOut: false | (() => void) }) {
  const t = useTranslate();
  const isShort = order.outcome !== 'full';
  return (
    <>
      <Row>
        <Link component={RouterLink} to={recordPath({ name: 'orders' }, order.order_id)} sx={{ py: 0.25 }}>
          {order.number}
        </Link>
        <Typography component="span" sx={{ flex: 1, minWidth: { xs: 100, sm: 160 } }}>
          {[order.customer_name, order.city, order.country_id].filter(Boolean).join(', ')}
        </Typography>
        {order.tracking_number}
        <StatusChip definition={ShopOrderStatus} value={order.status} />
        {isShort && <StatusChip definition={BatchOutcome} value={order.outcome} />}
        {onTakeOut && (
          <IconButton aria-label={t('dispatch.take_out', { name: order.number })} onClick={onTakeOut}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Row>
      {isShort && <StockLines lines={order.lines} />}
    </>
  );
}

function Pushed({ push }: { push: BatchPush }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <Typography component="span" color={push.ok ? 'success' : 'error'} sx={{ fontWeight: 600 }}>
        {push.status ?? t('dispatch.no_answer')}
      </Typography>
      {formatDate(push.attempted_at, locale)} · {push.duration_ms} ms
      <Typography variant="body2" color="textSecondary" noWrap component="span">
        {push.detail}
      </Typography>
    </Row>
  );
}
