import type { ResourceDefinition } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import Bookmark from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Save from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import { useGetIdentity, useListContext, useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mayCall, useRole } from '../../api/use-role.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { type MenuEntry } from '#admin/ui/menu-entry.ts';
import { useListPreferences } from '../list/preferences.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { changeView, dropView } from './keep-view.ts';
import { useOpenView } from './use-open-view.ts';
import { useOpenedView, useRenewViews, useViews } from './use-views.ts';
import { currentView, isArrival, type ListState, viewPath } from './view-state.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }));

/** Which view the list is at, the others, and what can be done with it: keep, rename, share, throw away. */
export function ViewMenu({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const { data: me } = useGetIdentity();
  const { filterValues, sort } = useListContext();
  const { preferences } = useListPreferences(resource);
  const views = useViews(resource.name);
  const [opened, setOpened] = useOpenedView(resource.name);
  const open = useOpenView(resource);
  const renew = useRenewViews();
  const confirm = useConfirm();
  const notify = useNotify();
  const [asking, setAsking] = useState<{ view?: View }>();

  const onFailure = useFailureNotice();

  const state: ListState = { filter: filterValues, sort, columns: preferences.columns };
  const location = useLocation();
  const isArrived = isArrival(location, useNavigationType());
  const current = currentView(views, state, opened, isArrived);
  const arrivedAt = current && !current.isChanged ? current.view.key : undefined;
  // the view that is changed from now on is the one the link led to
  useEffect(() => {
    if (isArrived) setOpened(arrivedAt);
  }, [isArrived, arrivedAt, setOpened]);
  const own = (view: View | undefined) => (view && (view.owner_id === me?.id || role === 'admin') ? view : undefined);
  const kept = own(current?.view.kept);

  const done = async (view: View | undefined, said: string) => {
    setAsking(undefined);
    setOpened(view && String(view.id));
    await renew();
    notify(said, { type: 'success' });
  };
  const save = (view: View) =>
    changeView({ ...view, filter: state.filter, sort, columns: [...state.columns] })
      .then((saved) => done(saved, 'views.kept'))
      .catch(onFailure);
  const drop = async (view: View) => {
    const title = t('views.drop_title', { name: view.name });
    const yes = await confirm({
      title,
      text: view.shared ? t('views.drop_shared') : undefined,
      yes: t('views.drop'),
      destructive: true,
    });
    if (yes)
      await dropView(view)
        .then(() => done(undefined, 'views.dropped'))
        .catch(onFailure);
  };

  const { opener, menu } = useMenu((): MenuEntry[] => [
    { label: t('views.all'), to: `/${resource.name}`, selected: !current, onSelect: () => setOpened(undefined) },
    ...views.map((view, index) => ({
      label: view.label,
      to: viewPath(resource.name, view),
      selected: view.key === current?.view.key,
      apart: index === 0 || Boolean(view.kept && !views[index - 1]?.kept),
      onSelect: () => open(view),
    })),
    ...(kept && current?.isChanged
      ? [
          {
            label: t('views.keep_changes', { name: kept.name }),
            icon: Save,
            apart: true,
            onSelect: () => void save(kept),
          },
        ]
      : []),
    { label: t('views.keep_new'), icon: Bookmark, apart: !(kept && current?.isChanged), onSelect: () => setAsking({}) },
    ...(kept
      ? [
          { label: t('views.change'), icon: Edit, onSelect: () => setAsking({ view: kept }) },
          { label: t('views.drop'), icon: Delete, onSelect: () => void drop(kept) },
        ]
      : []),
  ]);
  if (!mayCall('adminListViews', role)) return null;
  const label = current?.view.label ?? t(Object.keys(filterValues).length > 0 ? 'views.filtered' : 'views.all');
  const name = current?.isChanged ? t('views.changed', { name: label }) : label;
  return (
    <>
      <Button
        {...opener}
        color="inherit"
        aria-keyshortcuts="Shift+V"
        endIcon={<ExpandMore />}
        aria-label={t('views.menu', { name })}
        sx={{ minWidth: 0 }}
      >
        {name}
      </Button>
      {menu}
      <Suspense>
        {asking && (
          <ViewDialog
            state={{ resource: resource.name, filter: state.filter, sort, columns: [...state.columns] }}
            view={asking.view}
            onKept={(view) => void done(view, 'views.kept')}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
