import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  to: string;
  /** The number that is to be seen. */
  value: string;
  /** What it counts: a stretch of days, a shop … */
  name: string;
}

/** A number that leads to the orders it counts. */
export function OrdersLink({ to, value, name }: Props) {
  const t = useTranslate();
  return (
    <Link component={RouterLink} to={to} aria-label={`${value} – ${t('stats.orders_of', { name })}`}>
      {value}
    </Link>
  );
}
