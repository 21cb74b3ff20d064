import type { BoardPartner, DispatchGroup } from '#generated/schemas.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { usePhone } from '../frame/use-phone.ts';
import { GroupRow } from './GroupRow.tsx';

/** The destinations of one partner. */
export function GroupTable({
  groups,
  partners,
}: {
  groups: readonly DispatchGroup[];
  partners: readonly BoardPartner[];
}) {
  const t = useTranslate();
  const phone = usePhone();
  return (
    <TableContainer>
      <Table size="small" sx={phone ? PHONE : WIDE}>
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>{t('dispatch.destination')}</TableCell>
            <TableCell align="right">{t('fields.orders')}</TableCell>
            {!phone && (
              <>
                <TableCell align="right">{t('fields.copies')}</TableCell>
                <TableCell align="right">{t('dispatch.weight')}</TableCell>
                <TableCell>{t('dispatch.oldest')}</TableCell>
              </>
            )}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <GroupRow key={group.country_id} group={group} partners={partners} phone={phone} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The columns of one partner stand under those of the others. */
const WIDE = {
  tableLayout: { lg: 'fixed' },
  '& th:nth-of-type(n + 2)': { width: { lg: 104 } },
  '& td:first-of-type': { width: 48 },
  '& td:last-of-type': { width: { lg: 296 } },
  '& td, & th': { whiteSpace: 'nowrap', px: { sm: 1, lg: 2 } },
} as const;

/** On a phone a row says what it is about, and below what can be done. */
const PHONE = {
  '& tr': { display: 'grid', gridTemplateColumns: '40px 1fr auto', alignItems: 'center' },
  '& tbody tr': { borderBottom: 1, borderColor: 'divider' },
  '& td, & th': { borderBottom: 0, p: 0.5 },
  '& td:last-of-type': { gridColumn: '2 / -1' },
  '& thead td:last-of-type': { display: 'none' },
  '& td[colspan]': { gridColumn: '1 / -1' },
} as const;
