import { ApiError } from '#generated/client/api-error.ts';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { canCall, useRole } from '../../api/use-role.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { BusyLine } from '#admin/ui/BusyLine.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { CollectionActions } from '../actions/CollectionActions.tsx';
import type { Screen } from '../define.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { ImportLink } from './ImportLink.tsx';
import { LiveList } from '../live/LiveList.tsx';
import { createPath } from '../paths.ts';
import { ROW } from '../row-meta.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { useSyncListAddress } from './list-address.ts';
import { ListFooter } from './ListFooter.tsx';
import { useListPreferences } from './preferences.ts';
import { ResourceGrid } from './ResourceGrid.tsx';
import { ViewMenu } from '../views/ViewMenu.tsx';

const SortSelect = lazy(async () => ({ default: (await import('./SortSelect.tsx')).SortSelect }));

/** Errors are shown in place of the list, not as notifications. */
const QUERY = { meta: ROW, onError: () => undefined };

/** The list of a resource; search, filters, columns and actions come from its definition, its state from the address. */
export function ResourceList({ screen }: { screen: Screen }) {
  const { resource } = screen;
  const { preferences } = useListPreferences(resource);
  useSyncListAddress(resource, preferences.columns);
  return (
    <ListBase
      resource={resource.name}
      perPage={preferences.perPage}
      sort={resource.defaultSort}
      storeKey={false}
      queryOptions={QUERY}
      disableAuthentication
    >
      <ListScreen screen={screen} />
    </ListBase>
  );
}

function ListScreen({ screen }: { screen: Screen }) {
  const t = useTranslate();
  const role = useRole();
  const phone = usePhone();
  const { error, data, isFetching, refetch } = useListContext();
  const { resource, missingParent: MissingParent, titleTools: TitleTools, imports } = screen;
  const grid = useRef<HTMLDivElement>(null);
  const isParentMissing = error instanceof ApiError && error.code === 'parent_needed';
  return (
    <Stack sx={{ height: 'calc(100dvh - 48px)', minHeight: 420, p: { xs: 1, sm: 2 }, gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}>
        <PageTitle text={t(`resources.${resource.name}`)} />
        <ViewMenu resource={resource} />
        <Box sx={{ flex: 1 }} />
        {canCall('adminListenLiveUpdates', role) && <LiveList resource={resource} grid={grid} />}
        {TitleTools && <TitleTools />}
        {imports && canCall(imports.operation, role) && <ImportLink resource={resource} />}
        <ExportButton resource={resource} />
        <CollectionActions screen={screen} />
        {canCall(resource.operations.create, role) && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={createPath(resource)}
            aria-keyshortcuts="n"
          >
            {t('record.create')}
          </Button>
        )}
      </Stack>
      <Stack direction="row" sx={TOOLS}>
        <FilterBar resource={resource} />
        {/* the fallback keeps the columns button at the end */}
        <Suspense fallback={<span />}>
          {phone && resource.sorts.length > 0 && <SortSelect resource={resource} />}
        </Suspense>
        <ColumnsButton screen={screen} />
      </Stack>
      <Box sx={PANEL}>
        {isFetching && <BusyLine label={t('words.loading')} />}
        {isParentMissing && MissingParent ? (
          <MissingParent />
        ) : error && !data ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <Box ref={grid} sx={{ flex: 1, minHeight: 0 }}>
              <ResourceGrid screen={screen} />
            </Box>
            <ListFooter resource={resource} />
          </>
        )}
      </Box>
    </Stack>
  );
}

const TOOLS = {
  gap: 1,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
} as const;

const PANEL = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  overflow: 'hidden',
} as const;
