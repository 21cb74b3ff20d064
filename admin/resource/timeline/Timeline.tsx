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
  /** Kinds of entries that can be filtered by. */
  availableKinds: readonly TimelineKind[];
}

/** Initial and maximum number of entries. */
const PAGE_SIZE = 20;
const MAX_ENTRIES = 1000;

/** Events of a record, the newest first, filtered by kind. */
export function Timeline({ resource, record, availableKinds }: Props) {
  const t = useTranslate();
  const [kinds, setKinds] = useState<readonly TimelineKind[]>([]);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { data, isPending, isPlaceholderData } = useTimeline(resource, record.id, { kinds, limit });
  const { entries = [], next } = data ?? {};
  const toggle = (kind: TimelineKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((shownKind) => shownKind !== kind) : [...kinds, kind]);
  return (
    <Section title={t('timeline.title')}>
      <Stack direction="row" role="group" aria-label={t('timeline.kinds')} sx={{ gap: 0.75, flexWrap: 'wrap', my: 1 }}>
        {availableKinds.map((kind) => (
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
      {next && limit < MAX_ENTRIES && (
        <Button loading={isPlaceholderData} onClick={() => setLimit(Math.min(limit + 2 * PAGE_SIZE, MAX_ENTRIES))}>
          {t('timeline.older')}
        </Button>
      )}
    </Section>
  );
}
