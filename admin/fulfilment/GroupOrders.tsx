import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { DispatchGroup } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocale, useTranslate } from 'react-admin';
import type { GroupSelection } from '#admin/ui/board/GroupTable.tsx';
import { PickList } from '#admin/ui/board/PickList.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { fetchOrders, MAX_BATCH_ORDERS } from './use-dispatch.ts';

/** The orders of a destination with checkboxes. */
export function GroupOrders({
  group: { partner, country_id },
  picked,
}: {
  group: DispatchGroup;
  picked: GroupSelection;
}) {
  const t = useTranslate();
  const locale = useLocale();
  const group = { partner: partner ?? null, country_id };
  const { data, isFetching } = useQuery({
    queryKey: ['dispatch', 'orders', group],
    queryFn: () => fetchOrders(group),
  });
  return (
    <>
      <PickList
        label={t('resources.orders')}
        members={data}
        busy={isFetching}
        getMemberId={(order) => order.shop_order_id}
        getMemberName={({ number }) => t('dispatch.select', { name: number })}
        picked={picked}
      >
        {(order) => (
          <>
            <Link to={buildRecordPath({ name: 'orders' }, order.order_id)} noWrap>
              {order.number}
            </Link>
            <StatusChip definition={ShopOrderStatus} value={order.status} />
            {order.reprint && (
              <Typography variant="body2" color="error" noWrap>
                {t('dispatch.reprint')}
              </Typography>
            )}
            <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 120 }}>
              {order.customer_name}, {order.city} · {order.titles}
            </Typography>
            <SecondaryText noWrap>
              {[order.shop_name, formatDate(order.paid_at, locale)].filter(Boolean).join(' · ')}
            </SecondaryText>
          </>
        )}
      </PickList>
      {data && data.length >= MAX_BATCH_ORDERS && <Typography variant="body2">{t('dispatch.most')}</Typography>}
    </>
  );
}
