import type { Payout } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { PayoutBalance } from './PayoutBalance.tsx';

const ROWS = { name: 'reconciliation' };

/** The sums of a payout with links to its rows, and to those without a match. */
export function PayoutBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const payout = record as Payout;
  const { id, open } = payout;
  const openRows = { payout_id: id, status: ['unmatched', 'conflicting'] };
  return (
    <Section title={t('resources.reconciliation')}>
      <PayoutBalance sums={payout} names={['gross', 'fees', 'net', 'paid_out']} />
      <Row>
        {open !== undefined && open > 0 && (
          <Button variant="contained" component={Link} to={listPath(ROWS, openRows)}>
            {t('money.see_open')} ({open})
          </Button>
        )}
        <Button component={Link} to={listPath(ROWS, { payout_id: id })}>
          {t('money.see_rows')}
        </Button>
      </Row>
    </Section>
  );
}
