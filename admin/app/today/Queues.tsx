import type { Queue } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { QueueLine } from './QueueLine.tsx';
import { useQueues } from './use-queues.ts';

const QUEUES: readonly Queue[] = ['urgent', 'open', 'watch'];

/** The queues by urgency; empty ones are listed below. */
export function Queues() {
  const t = useTranslate();
  const counts = useQueues();
  return (
    <Box sx={GRID}>
      {QUEUES.map((queue) => {
        const queueCounts = counts?.filter((work) => work.queue === queue) ?? [];
        const waiting = queueCounts.filter(({ count }) => count > 0);
        const empty = queueCounts.filter(({ count }) => count === 0).map(({ label }) => label);
        return (
          <Section key={queue} title={t(`today.queues.${queue}`)}>
            {!counts && <Placeholder height={160} />}
            {waiting.length > 0 && (
              <Box component="ul" sx={LIST}>
                {waiting.map((work) => (
                  <QueueLine key={work.to} count={work} />
                ))}
              </Box>
            )}
            {counts && waiting.length === 0 && <Typography sx={{ py: 1 }}>{t(`today.nothing.${queue}`)}</Typography>}
            {empty.length > 0 && (
              <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
                {t('today.empty', { names: empty.join(' · ') })}
              </Typography>
            )}
          </Section>
        );
      })}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

const LIST = { m: 0, mx: -1, p: 0, listStyle: 'none' } as const;
