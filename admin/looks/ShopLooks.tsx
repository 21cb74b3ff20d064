import { ShopLookFields } from '#generated/fields/ShopLook.ts';
import type { ShopLook } from '#generated/schemas.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath, recordPath } from '../resource/paths.ts';
import { ROW } from '../resource/row-meta.ts';
import { Section } from '../resource/show/blocks.tsx';

const SHOWN = 5;
const NAMES: readonly string[] = ['state', 'published_at', 'published_by', 'created_at', 'created_by'];
const COLUMNS = ShopLookFields.filter(({ name }) => NAMES.includes(name)).toSorted(
  (one, other) => NAMES.indexOf(one.name) - NAMES.indexOf(other.name),
);
const LOOKS = { name: 'looks' };

/** The newest versions of a shop's look: who published what, and when. */
export function ShopLooks({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const filter = { shop_id: record.id };
  const page = { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'created_at', order: 'DESC' as const } };
  const { data, total = 0 } = useGetList<ShopLook>(LOOKS.name, { filter, ...page, meta: ROW });
  const all = total > SHOWN && (
    <MuiLink component={Link} to={listPath(LOOKS, filter)} variant="body2">
      {t('looks.all', { total })}
    </MuiLink>
  );
  return (
    <Section title={t('looks.history')} aside={all}>
      {data?.length === 0 && <Typography color="textSecondary">{t('looks.none')}</Typography>}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('looks.history')}>
          <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                {COLUMNS.map(({ name, label }) => (
                  <TableCell key={name}>{t(label)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((look) => (
                <TableRow key={look.id}>
                  {COLUMNS.map((field) => {
                    const value = <FieldValue definition={field} value={look[field.name]} record={look} dense />;
                    return (
                      <TableCell key={field.name}>
                        {field.name === 'state' ? (
                          <MuiLink component={Link} to={recordPath(LOOKS, look.id)}>
                            {value}
                          </MuiLink>
                        ) : (
                          value
                        )}
                      </TableCell>
                    );
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
}
