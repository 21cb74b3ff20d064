import type { MouseEvent } from 'react';
import { Link, useTranslate } from 'react-admin';
import { buildRecordPath } from '../paths.ts';

/** A link to a record, as "Order 42". */
export function RecordLink({ resource, id }: { resource: string; id: number }) {
  const t = useTranslate();
  return (
    <Link to={buildRecordPath({ name: resource }, id)} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {`${t(`resource_one.${resource}`)} ${id}`}
    </Link>
  );
}
