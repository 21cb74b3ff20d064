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
      <Table size="small">
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
