import type { Payout } from '#generated/schemas.ts';
import { PayoutFields } from '#generated/fields/Payout.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../resource/paths.ts';
import { Row, Section } from '../resource/show/blocks.tsx';
import { SumList } from '../resource/show/SumList.tsx';

const ROWS = { name: 'reconciliation' };

/** How a payout adds up, and the ways to its rows. */
export function PayoutBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, balanced, open } = record as Payout;
  const toSettle = { payout_id: id, status: ['unmatched', 'conflicting'] };
  return (
    <Section title={t('resources.reconciliation')}>
      <Alert severity={balanced ? 'success' : 'error'}>{t(balanced ? 'money.balanced' : 'money.not_balanced')}</Alert>
      <Box sx={{ my: 1, maxWidth: 420 }}>
        <SumList
          fields={PayoutFields}
          names={['gross', 'fees', 'net', 'paid_out']}
          less={['fees']}
          total="net"
          record={record}
        />
      </Box>
      <Row>
        {open !== undefined && open > 0 && (
          <Button variant="contained" component={Link} to={listPath(ROWS, toSettle)}>
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
