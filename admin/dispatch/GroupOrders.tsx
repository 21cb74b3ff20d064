import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { DispatchGroup } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BusyLine } from '../frame/BusyLine.tsx';
import { recordPath } from '../resource/paths.ts';
import { MOST, useGroupOrders } from './use-dispatch.ts';

interface Props {
  group: DispatchGroup;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

/** How many rows stand in the page; the others go with the group as a whole. */
const SHOWN = 100;

/** The orders of a destination, to choose some of them. */
export function GroupOrders({ group, chosen, onChoose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { data, isFetching } = useGroupOrders({ partner: group.partner ?? null, country_id: group.country_id });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <Box sx={{ position: 'relative' }}>
      {isFetching && <BusyLine label={t('words.loading')} />}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('resources.orders')}
      >
        {data?.slice(0, SHOWN).map((order) => (
          <Stack key={order.shop_order_id} component="li" direction="row" sx={LINE}>
            <Checkbox
              size="small"
              checked={chosen.has(order.shop_order_id)}
              onChange={() => toggle(order.shop_order_id)}
              slotProps={{ input: { 'aria-label': t('dispatch.select', { name: order.number }) } }}
            />
            <Link component={RouterLink} to={recordPath({ name: 'orders' }, order.order_id)} noWrap>
              {order.number}
            </Link>
            <StatusChip definition={ShopOrderStatus} value={order.status} />
            <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 120 }}>
              {order.customer_name}, {order.city} · {order.titles}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[order.shop_name, formatDate(order.paid_at, locale)].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
        ))}
      </Box>
      {data && data.length >= MOST && <Typography variant="body2">{t('dispatch.most')}</Typography>}
    </Box>
  );
}

const LINE = {
  alignItems: 'center',
  gap: 1,
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
