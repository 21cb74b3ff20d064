import type { ResourceDefinition } from '#generated/definitions.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { named } from '../define.ts';
import { listPath, recordPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { Section } from './blocks.tsx';

interface Props {
  title: string;
  resource: ResourceDefinition;
  filter: Readonly<Record<string, unknown>>;
  sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Columns, in order; the first leads to the record. */
  columns: readonly string[];
  /** How many rows are shown. */
  shown: number;
  /** The way to all of them. */
  all: (total: number) => string;
  /** Stands in the place of rows when there are none. */
  none: string;
}

/** The first rows of another list that belong to the record whose page this is, and the way to all. */
export function PartOfList({ title, resource, filter, sort, columns, shown, all, none }: Props) {
  const t = useTranslate();
  const page = { pagination: { page: 1, perPage: shown }, sort };
  const { data, total = 0 } = useGetList<RaRecord>(resource.name, { filter, ...page, meta: ROW });
  const fields = named(resource, columns);
  const more = total > shown && (
    <MuiLink component={Link} to={listPath(resource, filter)} variant="body2">
      {all(total)}
    </MuiLink>
  );
  return (
    <Section title={title} aside={more}>
      {data?.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
            <TableHead>
              <TableRow>
                {fields.map(({ name, label, align }) => (
                  <TableCell key={name} align={align}>
                    {t(label)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.id}>
                  {fields.map((field, place) => {
                    const value = <FieldValue definition={field} value={row[field.name]} record={row} dense />;
                    return (
                      <TableCell key={field.name} align={field.align}>
                        {place > 0 ? (
                          value
                        ) : (
                          <MuiLink component={Link} to={recordPath(resource, row.id)}>
                            {value}
                          </MuiLink>
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
