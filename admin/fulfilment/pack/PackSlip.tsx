import type { PackSession } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatItemName } from '#admin/orders/lines/format-item-name.ts';

/** The packing slip, visible in print only. It has no prices. */
export function PackSlip({ session }: { session: PackSession }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', color: '#000', bgcolor: '#fff', p: 4 }}>
      <h2>
        {t('pack.slip')} {session.number}
      </h2>
      <address style={{ whiteSpace: 'pre-line' }}>{session.address?.join('\n')}</address>
      <ul>
        {session.lines.map((line) => (
          <li key={line.id}>
            {line.wanted} × {[line.artist_name, formatItemName(line)].filter(Boolean).join(' – ')}
          </li>
        ))}
      </ul>
    </Box>
  );
}
