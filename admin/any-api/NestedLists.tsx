import { resourceIndex } from '#generated/resource-index.ts';
import type { ResourceWire } from '#generated/definitions.ts';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '#admin/resource/paths.ts';
import { findNestedLists, buildParentFilter } from './nested-lists.ts';

/** Links to the nested lists of a record, such as `/gists/{gist_id}/comments` of a gist. */
export function NestedLists({ wire, record }: { wire: ResourceWire; record: RaRecord }) {
  const t = useTranslate();
  const lists = findNestedLists(wire, Object.values(resourceIndex));
  if (lists.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, borderRadius: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('record.belonging')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {lists.map((list) => (
          <Button
            key={list.name}
            variant="outlined"
            component={Link}
            to={listPath(list, buildParentFilter(wire, list.path, record))}
          >
            {t(`resources.${list.name}`)}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
