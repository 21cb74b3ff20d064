import type { Pass } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '../resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';

const SIDE = 200;

/** The QR code of a pass and a link to its redemptions. */
export function PassBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, code } = record as Pass;
  return (
    <Section title={t('passes.qr')}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <Box
          component="img"
          src={`/api/passes/${code}/qr`}
          alt={t('passes.qr_of', { code })}
          width={SIDE}
          height={SIDE}
        />
        <Link component={RouterLink} to={listPath({ name: 'pass-uses' }, { pass_id: id })} sx={{ py: 0.5 }}>
          {t('passes.see_uses')}
        </Link>
      </Box>
    </Section>
  );
}
