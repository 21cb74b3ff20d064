import { OrderStatus } from '#generated/enums/OrderStatus.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { NoteText } from '#admin/resource/notes/NoteText.tsx';
import { listPath, buildRecordPath } from '#admin/resource/paths.ts';
import { Row } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const ORDERS = { name: 'orders' } as const;

/** Other orders of an order's customer: count, sums, the newest orders and their notes. */
export function CustomerHistory({ id }: { id: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['customer-history', id],
    queryFn: () => unwrap(api.GET('/admin/orders/{id}/customer', { params: { path: { id } } })),
  });
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const { count, sums, orders, notes, filter = {}, first_at } = data;
  const paid = sums.map(({ total, currency }) => formatMoney(total, currency, locale)).join(' + ');
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
      <SecondaryText>
        {count > 1
          ? t('order.customer_since', { count, paid, since: first_at == null ? '' : formatDate(first_at, locale) })
          : t('order.first_order')}
      </SecondaryText>
      {orders.map((order) => (
        <Row key={order.id}>
          <Link to={buildRecordPath(ORDERS, order.id)} sx={{ flex: 1 }}>
            {order.number}
          </Link>
          {formatMoney(order.total, order.currency, locale)}
          <StatusChip definition={OrderStatus} value={order.status} />
        </Row>
      ))}
      {notes.map((note) => (
        <Box key={note.id} sx={{ borderLeft: 2, borderColor: 'warning.main', pl: 1, my: 0.5 }}>
          <NoteText text={note.text} />
          <Typography variant="caption" color="textSecondary">
            {note.author_name} · {formatDate(note.created_at, locale)}
          </Typography>
        </Box>
      ))}
      {count > 1 && (
        <Link to={listPath(ORDERS, filter)} variant="body2">
          {t('order.all_of_customer')}
        </Link>
      )}
    </Box>
  );
}
