import type { ResourceDefinition } from '#generated/definitions.ts';
import Link from '@mui/material/Link';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { buildRecordPath } from '../paths.ts';

interface Props {
  resource: ResourceDefinition;
  record: RaRecord;
  tabIndex?: number;
  children: ReactNode;
}

/** Title of a record in its row, as a link that can be opened in a new tab. */
export function TitleLink({ resource, record, tabIndex, children }: Props) {
  return (
    <Link
      component={RouterLink}
      to={buildRecordPath(resource, record.id)}
      tabIndex={tabIndex}
      color="inherit"
      underline="hover"
      noWrap
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}
