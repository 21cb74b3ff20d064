import type { ResourceDefinition } from '#generated/definitions.ts';
import type { TimelineKind } from '#generated/enums/TimelineKind.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type RaRecord, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import { useTimeline } from './use-timeline.ts';

interface Props {
  resource: ResourceDefinition;
  record: RaRecord;
  /** Kinds of things that can be looked at alone; that a record was made is told once. */
  choices: readonly TimelineKind[];
}

/** So many are shown at first, and at most. */
const PAGE = 20;
const MOST = 1000;

/** Everything that happened to a record with who and when, the newest first; all kinds of things, or some. */
export function Timeline({ resource, record, choices }: Props) {
  const t = useTranslate();
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const [limit, setLimit] = useState(PAGE);
  const { data, isPending, isPlaceholderData } = useTimeline(resource, record.id, { kinds, limit });
  const { entries = [], next } = data ?? {};
  const toggle = (kind: TimelineKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <Section title={t('timeline.title')}>
      <Stack direction="row" role="group" aria-label={t('timeline.kinds')} sx={{ gap: 0.75, flexWrap: 'wrap', my: 1 }}>
        {choices.map((kind) => (
          <Chip
            key={kind}
            size="small"
            label={t(`enums.TimelineKind.${kind}`)}
            variant={kinds.includes(kind) ? 'filled' : 'outlined'}
            color={kinds.includes(kind) ? 'primary' : 'default'}
            aria-pressed={kinds.includes(kind)}
            onClick={() => toggle(kind)}
          />
        ))}
      </Stack>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {!isPending && entries.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('timeline.empty')}</Box>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} resource={resource} />
        ))}
      </Box>
      {next && limit < MOST && (
        <Button loading={isPlaceholderData} onClick={() => setLimit(Math.min(limit + 2 * PAGE, MOST))}>
          {t('timeline.older')}
        </Button>
      )}
    </Section>
  );
}
