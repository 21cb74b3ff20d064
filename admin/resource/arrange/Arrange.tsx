import type { ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { type ComponentType, useState } from 'react';
import { VISUALLY_HIDDEN } from '#forms-schema/visually-hidden.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import type { ActionInputProps } from '../define.ts';
import { useRecordTitle } from '../record-title.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import { moveEntry } from './move-entry.ts';

const MAX_RECORDS = 500;

/** Returns the input that orders all records of a resource, by dragging, buttons, or Alt with an arrow key. */
export function createArrangeInput(resource: ResourceDefinition): ComponentType<ActionInputProps> {
  return function Arrange({ onValues }) {
    const t = useTranslate();
    const formatTitle = useRecordTitle(resource);
    const [order, setOrder] = useState<readonly RaRecord[]>();
    const [dragged, setDragged] = useState<number>();
    const [announcement, setAnnouncement] = useState('');
    const { data, error, isFetchedAfterMount, refetch } = useGetList<RaRecord, Error>(
      resource.name,
      { sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: MAX_RECORDS } },
      { refetchOnWindowFocus: false },
    );
    if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    // a cached order may be stale
    if (!data || !isFetchedAfterMount) return <Skeleton variant="rounded" height={240} />;
    const records = order ?? data;
    const move = (from: number, to: number) => {
      const [record, reordered] = [records[from], moveEntry(records, from, to)];
      if (!record || reordered === records) return;
      setOrder(reordered);
      setAnnouncement(t('arrange.now', { name: formatTitle(record), place: to + 1, count: records.length }));
      onValues({ ids: reordered.map(({ id }) => id) });
    };
    return (
      <>
        <SecondaryText sx={{ mb: 1 }}>{t('arrange.hint')}</SecondaryText>
        <Box component="ol" sx={LIST}>
          {records.map((record, place) => (
            <ArrangeRow
              key={record.id}
              label={formatTitle(record)}
              place={place}
              count={records.length}
              isDragged={dragged === place}
              onMove={move}
              onDrag={setDragged}
              onDragOver={() => {
                if (dragged === undefined || dragged === place) return;
                move(dragged, place);
                setDragged(place);
              }}
            />
          ))}
        </Box>
        <Box role="status" style={VISUALLY_HIDDEN}>
          {announcement}
        </Box>
      </>
    );
  };
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, maxHeight: '52vh', overflow: 'auto' } as const;
