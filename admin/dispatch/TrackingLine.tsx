import { unwrap } from '#generated/client/unwrap.ts';
import { Carrier } from '#generated/enums/Carrier.ts';
import { TrackingOutcome } from '#generated/enums/TrackingOutcome.ts';
import type { TrackingImport, TrackingRow, TrackingRowChange } from '#generated/schemas.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Block from '@mui/icons-material/Block';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../api/client.ts';
import { recordPath } from '../resource/paths.ts';
import { useTold } from './use-dispatch.ts';

/** A row of a file: as long as nothing is written, its order, number and carrier can be mended, or it is left out. */
export function TrackingLine({ one, row }: { one: TrackingImport; row: TrackingRow }) {
  const t = useTranslate();
  const told = useTold();
  const refresh = useRefresh();
  const isOpen = one.status === 'preview';
  const isOut = row.outcome === 'excluded';
  const change = (body: TrackingRowChange) =>
    told(async () => {
      const params = { path: { id: one.id, row_id: row.id } };
      await unwrap(api.PUT('/admin/tracking_imports/{id}/rows/{row_id}', { params, body }));
      refresh();
    });
  const rowName = t('tracking.row', { position: row.position });
  const input = (name: 'order_number' | 'tracking_number') => (
    <TextField
      key={row[name]}
      variant="standard"
      defaultValue={row[name]}
      disabled={isOut}
      onBlur={(event) => event.target.value !== row[name] && void change({ [name]: event.target.value })}
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLElement && event.target.blur()}
      slotProps={{ htmlInput: { 'aria-label': `${rowName}: ${t(`fields.${name}`)}`, maxLength: 60 } }}
      sx={{ minWidth: 130 }}
    />
  );
  const carrier = (
    <TextField
      select
      variant="standard"
      value={row.carrier ?? ''}
      disabled={isOut}
      onChange={(event) => void change({ carrier: event.target.value as Carrier })}
      slotProps={{ htmlInput: { 'aria-label': `${rowName}: ${t('fields.carrier')}` }, select: { displayEmpty: true } }}
      sx={{ minWidth: 110 }}
    >
      {!row.carrier && <MenuItem value="">{row.carrier_text || '–'}</MenuItem>}
      {Carrier.values.map((code) => (
        <MenuItem key={code} value={code}>
          {t(`enums.Carrier.${code}`)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <TableRow hover>
      <TableCell>
        <StatusChip definition={TrackingOutcome} value={row.outcome} />
      </TableCell>
      <TableCell>{isOpen ? input('order_number') : row.order_number}</TableCell>
      <TableCell>{isOpen ? input('tracking_number') : row.tracking_number}</TableCell>
      <TableCell>{isOpen ? carrier : row.carrier && t(`enums.Carrier.${row.carrier}`)}</TableCell>
      <TableCell>
        {row.order_id && (
          <Link component={RouterLink} to={recordPath({ name: 'orders' }, row.order_id)}>
            {row.customer_name}
          </Link>
        )}
      </TableCell>
      <TableCell>{row.there}</TableCell>
      <TableCell align="right">
        {isOpen && (
          <IconButton
            aria-label={t(isOut ? 'tracking.include' : 'tracking.exclude', { position: row.position })}
            onClick={() => void change({ excluded: !isOut })}
          >
            {isOut ? <Undo fontSize="small" /> : <Block fontSize="small" />}
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  );
}
