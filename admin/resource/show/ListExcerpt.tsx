import type { ResourceDefinition } from '#generated/definitions.ts';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { type RaRecord, Link, useGetList } from 'react-admin';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { listPath, buildRecordPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { Section } from '#admin/ui/blocks.tsx';

interface Props {
  title: string;
  resource: ResourceDefinition;
  filter: Readonly<Record<string, unknown>>;
  sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Columns, in order; the first links to the record. */
  columns: readonly string[];
  /** Number of rows. */
  shown: number;
  /** Formats the link to all rows. */
  all: (total: number) => string;
  /** Text of the empty state. */
  none: string;
}

/** The first rows of another list that belong to the record, and a link to all. */
export function ListExcerpt({ title, resource, filter, sort, columns, shown, all, none }: Props) {
  const page = { pagination: { page: 1, perPage: shown }, sort };
  const { data, total = 0 } = useGetList<RaRecord>(resource.name, { filter, ...page, meta: ROW });
  const [first = ''] = columns;
  const leading = resource.fields.find(({ name }) => name === first);
  const renderLink = (row: RaRecord) =>
    leading && (
      <Link to={buildRecordPath(resource, row.id)}>
        <FieldValue definition={leading} value={row[first]} record={row} dense />
      </Link>
    );
  const shownColumns = useFieldColumns<RaRecord, string>(resource.fields, columns, { [first]: { of: renderLink } });
  const more = total > shown && (
    <Link to={listPath(resource, filter)} variant="body2">
      {all(total)}
    </Link>
  );
  return (
    <Section title={title} aside={more}>
      {data && (
        <DataTable
          label={title}
          columns={shownColumns}
          rows={data}
          getRowKey={({ id }) => id}
          empty={none}
          stacks={2}
        />
      )}
    </Section>
  );
}
