import { unwrap } from '#generated/client/unwrap.ts';
import type { TrackingGroup } from '#generated/enums/TrackingGroup.ts';
import type { TrackingImport } from '#generated/schemas.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { usePhone } from '../frame/use-phone.ts';
import { TrackingLine } from './TrackingLine.tsx';

const PAGE = 50;

/** The rows of one group, a page at a time. */
export function TrackingTable({ one, group }: { one: TrackingImport; group: TrackingGroup }) {
  const t = useTranslate();
  const phone = usePhone();
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    // a new version of the import has other rows
    queryKey: ['tracking-rows', one.id, group, page, one.version],
    queryFn: () => {
      const query = { group, limit: PAGE, offset: page * PAGE };
      return unwrap(api.GET('/admin/tracking_imports/{id}/rows', { params: { path: { id: one.id }, query } }));
    },
    placeholderData: keepPreviousData,
  });
  if (data?.count === 0) return <Typography sx={{ py: 2 }}>{t('tracking.none')}</Typography>;
  return (
    <>
      <TableContainer>
        <Table size="small" sx={phone ? cards(t('fields.there')) : { '& td, & th': { px: { sm: 1, lg: 2 } } }}>
          <TableHead sx={{ display: phone ? 'none' : undefined }}>
            <TableRow>
              {['outcome', 'order_number', 'tracking_number', 'carrier', 'customer_name', 'there'].map((name) => (
                <TableCell key={name}>{t(`fields.${name}`)}</TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.rows.map((row) => (
              <TrackingLine key={row.id} one={one} row={row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {data && data.count > PAGE && (
        <TablePagination
          component="div"
          count={data.count}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => t('list.range', { from, to, total: count })}
        />
      )}
    </>
  );
}

/** On a phone each row is a card, in which only what is there already needs a name. */
const cards = (there: string) =>
  ({
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderBottom: 1, borderColor: 'divider', py: 0.5 },
    '& td': { border: 0, p: 0.5 },
    '& td:empty': { display: 'none' },
    '& td:last-of-type': { gridColumn: 2, gridRow: 1 },
    '& td:nth-of-type(6)::before': { content: JSON.stringify(`${there}: `), color: 'text.secondary' },
  }) as const;
