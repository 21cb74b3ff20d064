import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useListContext, useTranslate } from 'react-admin';
import { Select } from '#admin/ui/Select.tsx';

/** Sorting of a list on a phone, where the grid has no headers. */
export function SortSelect({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  const isAscending = sort.order === 'ASC';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Select
        label={t('list.sort')}
        value={sort.field}
        options={resource.fields
          .filter(({ name }) => resource.sorts.includes(name))
          .map(({ name, label }) => ({ value: name, label: t(label) }))}
        onChange={(field) => setSort({ ...sort, field })}
      />
      <IconButton
        size="small"
        aria-label={t(isAscending ? 'list.sort_falling' : 'list.sort_rising')}
        onClick={() => setSort({ ...sort, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Box>
  );
}
