import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../paths.ts';

/** A link to a record, as "Order 42". */
export function RecordLink({ resource, id }: { resource: string; id: number }) {
  const t = useTranslate();
  return (
    <MuiLink component={Link} to={recordPath({ name: resource }, id)} onClick={(event) => event.stopPropagation()}>
      {`${t(`resource_one.${resource}`)} ${id}`}
    </MuiLink>
  );
}
