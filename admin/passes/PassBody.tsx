import type { Pass } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { type RaRecord, Link, useTranslate } from 'react-admin';
import { listPath } from '../resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';

/** Width and height in CSS pixels. */
const QR_SIZE = 200;

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
          width={QR_SIZE}
          height={QR_SIZE}
        />
        <Link to={listPath({ name: 'pass-uses' }, { pass_id: id })} sx={{ py: 0.5 }}>
          {t('passes.see_uses')}
        </Link>
      </Box>
    </Section>
  );
}
