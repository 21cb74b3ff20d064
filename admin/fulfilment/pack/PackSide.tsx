import type { PackNext, PackSession } from '#generated/schemas.ts';
import { sum } from '#domain/money.ts';
import Gift from '@mui/icons-material/CardGiftcard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  session: PackSession;
  next: PackNext | null;
  waiting: number;
}

/** The side column: progress, address, customer note and next order. */
export function PackSide({ session, next, waiting }: Props) {
  const t = useTranslate();
  const wanted = sum(session.lines.map((line) => line.wanted));
  const packed = sum(session.lines.map((line) => line.packed));
  const progress = t('pack.progress', { count: wanted, packed, wanted });
  return (
    <Box component="aside" aria-label={t('pack.about')} sx={SIDE}>
      <Box>
        <Typography sx={{ fontWeight: 650 }}>{progress}</Typography>
        <LinearProgress
          variant="determinate"
          color={packed === wanted ? 'success' : 'primary'}
          value={wanted > 0 ? (100 * packed) / wanted : 0}
          aria-label={progress}
          sx={{ height: 8, borderRadius: 1, mt: 0.5 }}
        />
      </Box>
      {session.is_gift && <Alert severity="warning" icon={<Gift />} children={t('pack.gift')} />}
      {session.reprint && <Alert severity="warning">{t('pack.reprint')}</Alert>}
      {session.gift_message && <Note title={t('fields.gift_message')}>{session.gift_message}</Note>}
      {session.comment && <Note title={t('pack.customer_note')}>{session.comment}</Note>}
      {session.staff_note && <Note title={t('fields.staff_note')}>{session.staff_note}</Note>}
      <Note title={t('fields.address')}>{session.address?.join('\n')}</Note>
      <SecondaryText>
        {next
          ? t('pack.next_is', { number: next.number, name: next.customer_name, count: waiting })
          : t('pack.none_waiting')}
      </SecondaryText>
    </Box>
  );
}

function Note({ title, children }: { title: string; children: string | undefined }) {
  return (
    <Box>
      <SecondaryText component="h2">{title}</SecondaryText>
      <Typography sx={{ whiteSpace: 'pre-line', fontSize: { xs: 16, sm: 18 } }}>{children}</Typography>
    </Box>
  );
}

const SIDE = { display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, overflowY: { md: 'auto' } } as const;
