import type { Project } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { Link, useLocale, useTranslate } from 'react-admin';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { buildPledgesPath } from './paid-orders.ts';

/** Pledges of a project that are not charged yet, by state, with a link to their orders. Renders nothing without any. */
export function Pledges({ project }: { project: Project }) {
  const t = useTranslate();
  const locale = useLocale();
  const { pledges = [], id = 0 } = project;
  if (pledges.length === 0) return null;
  const orders = pledges.reduce((sum, one) => sum + one.orders, 0);
  const copies = pledges.reduce((sum, one) => sum + one.copies, 0);
  return (
    <Section title={t('project.pledges')}>
      <Row>
        <Link to={buildPledgesPath(id)}>{t('project.pledges_of', { count: orders })}</Link>
        <span>{t('project.copies', { count: copies })}</span>
      </Row>
      {pledges.map(({ currency, status, amount }) => (
        <Row key={`${currency}-${status}`}>
          <span>{t(`enums.PledgeStatus.${status}`)}</span>
          <span>{formatMoney(amount, currency, locale)}</span>
        </Row>
      ))}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('project.pledges_released')}</Box>
    </Section>
  );
}
