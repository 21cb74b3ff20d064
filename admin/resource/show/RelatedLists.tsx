import type { FieldDefinition, RelatedList, ResourceDefinition } from '#generated/definitions.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, Link, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { canCall, useRole } from '../../api/use-role.ts';
import { DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { createPath, listPath, buildRecordPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { useDefinition } from '#admin/api/use-definition.ts';
import { Section } from '#admin/ui/blocks.tsx';

const MAX_ROWS = 6;

interface Props {
  related: readonly RelatedList[];
  record: RaRecord;
}

/** The first rows of the related lists (`x-resource.related`), each with a link to all of them. */
export function RelatedLists({ related, record }: Props) {
  return related.map((list) => <Related key={list.resource} list={list} record={record} />);
}

function Related({ list, record }: { list: RelatedList; record: RaRecord }) {
  const role = useRole();
  const definition = useDefinition(list.resource);
  if (!definition) return <Skeleton variant="rounded" height={96} />;
  if (!canCall(definition.operations.list, role)) return null;
  return <Rows list={list} definition={definition} record={record} />;
}

function Rows({ list, definition, record }: { list: RelatedList; definition: ResourceDefinition; record: RaRecord }) {
  const t = useTranslate();
  const role = useRole();
  const { resource, by, columns: names, sort = definition.defaultSort } = list;
  const { operations, create = [], fields } = definition;
  const { data, total, error } = useGetList<RaRecord>(resource, {
    filter: { [by]: record.id },
    pagination: { page: 1, perPage: MAX_ROWS },
    sort,
    meta: ROW,
  });
  const [first = ''] = names;
  const titleField = fields.find(({ name }) => name === first);
  const columns = useFieldColumns<RaRecord, string>(fields, names, {
    [first]: {
      of: (row) => titleField && <TitleCell definition={definition} field={titleField} row={row} />,
      wraps: true,
    },
  });
  const title = t(`resources.${resource}`);
  const canCreate = create.some(({ name, readOnly }) => name === by && !readOnly) && canCall(operations.create, role);
  const aside = (
    <>
      {canCreate && (
        <Button
          component={RouterLink}
          to={`${createPath(definition)}?source=${encodeURIComponent(JSON.stringify({ [by]: record.id }))}`}
          startIcon={<Add />}
          aria-label={t('record.create_one', { name: t(`resource_one.${resource}`) })}
        >
          {t('record.create')}
        </Button>
      )}
      {total !== undefined && total > MAX_ROWS && (
        <Button component={RouterLink} to={listPath(definition, { [by]: record.id })}>
          {t('record.all_related', { total })}
        </Button>
      )}
    </>
  );
  return (
    <Section title={title} aside={aside}>
      {data || error ? (
        <DataTable
          label={title}
          columns={columns}
          rows={data ?? []}
          getRowKey={({ id }) => id}
          empty={t(error ? 'record.related_failed' : 'record.related_none')}
          stacks={2}
        />
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
    </Section>
  );
}

/** The title of a row, as a link to its page. */
function TitleCell({
  definition,
  field,
  row,
}: {
  definition: ResourceDefinition;
  field: FieldDefinition;
  row: RaRecord;
}) {
  return (
    <Link to={buildRecordPath(definition, row.id)} sx={{ display: 'inline-block', py: 0.25 }}>
      <FieldValue definition={field} value={row[field.name]} record={row} dense />
    </Link>
  );
}
