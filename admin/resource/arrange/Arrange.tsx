import type { ResourceDefinition } from '#generated/definitions.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { type ComponentType, useState } from 'react';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import type { ActionInputProps } from '../define.ts';
import { useRecordTitle } from '../record-title.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import { movedTo } from './moved-to.ts';

/** More than that nobody puts in order by hand. */
const MOST = 500;

/** Asks for the order of all records of a resource: by dragging, by the buttons of a row, or by Alt with an arrow key. */
export function arrangeAsk(resource: ResourceDefinition): ComponentType<ActionInputProps> {
  return function Arrange({ onValues }) {
    const t = useTranslate();
    const titleOf = useRecordTitle(resource);
    const [order, setOrder] = useState<readonly RaRecord[]>();
    const [dragged, setDragged] = useState<number>();
    const [said, setSaid] = useState('');
    const { data, error, isFetchedAfterMount, refetch } = useGetList<RaRecord, Error>(
      resource.name,
      { sort: { field: 'position', order: 'ASC' }, pagination: { page: 1, perPage: MOST } },
      { refetchOnWindowFocus: false },
    );
    if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    // an order that was read earlier may not be the order of today: nobody moves records about in it
    if (!data || !isFetchedAfterMount) return <Skeleton variant="rounded" height={240} />;
    const records = order ?? data;
    const move = (from: number, to: number) => {
      const [record, next] = [records[from], movedTo(records, from, to)];
      if (!record || next === records) return;
      setOrder(next);
      setSaid(t('arrange.now', { name: titleOf(record), place: to + 1, count: records.length }));
      onValues({ ids: next.map(({ id }) => id) });
    };
    return (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('arrange.hint')}
        </Typography>
        <Box component="ol" sx={LIST}>
          {records.map((record, place) => (
            <ArrangeRow
              key={record.id}
              label={titleOf(record)}
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
        <Box role="status" sx={UNSEEN}>
          {said}
        </Box>
      </>
    );
  };
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, maxHeight: '52vh', overflow: 'auto' } as const;
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
