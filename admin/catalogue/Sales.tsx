import type { Project } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { Link, useLocale, useTranslate } from 'react-admin';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { buildPaidOrdersPath } from './paid-orders.ts';

/** Sales of a project with a link to its orders. */
export function Sales({ project }: { project: Project }) {
  const t = useTranslate();
  const locale = useLocale();
  const { sales = [], id = 0 } = project;
  const orders = sales.reduce((sum, one) => sum + one.orders, 0);
  const copies = sales.reduce((sum, one) => sum + one.copies, 0);
  return (
    <Section title={t('project.orders')}>
      {orders === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('project.orders_none')}</Box>
      ) : (
        <>
          <Row>
            <Link to={buildPaidOrdersPath(id)}>{t('project.orders_of', { count: orders })}</Link>
            <span>{t('project.copies', { count: copies })}</span>
          </Row>
          {sales.map(({ currency, amount }) => (
            <Row key={currency}>{formatMoney(amount, currency, locale)}</Row>
          ))}
        </>
      )}
    </Section>
  );
}
