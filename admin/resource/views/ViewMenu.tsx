import type { ResourceDefinition } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import Bookmark from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Save from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { canCall, useRole } from '../../api/use-role.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { useMenu } from '#admin/ui/use-menu.tsx';
import { type MenuEntry } from '#admin/ui/menu-entry.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { updateView, deleteView } from './save-view.ts';
import { useCurrentView } from './use-current-view.ts';
import { useInvalidateViews, useOpenView } from './use-views.ts';
import { buildViewPath } from './view-state.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }));

type CurrentView = ReturnType<typeof useCurrentView>;

/** Saves and deletes views; the list then shows the saved view, or none. */
function useViewChanges({ state, setOpened }: CurrentView, onDone: () => void) {
  const t = useTranslate();
  const invalidateViews = useInvalidateViews();
  const confirm = useConfirm();
  const notify = useNotify();
  const onFailure = useFailureNotice();
  const finish = async (view: View | undefined, message: string) => {
    onDone();
    setOpened(view && String(view.id));
    await invalidateViews();
    notify(message, { type: 'success' });
  };
  const save = (view: View) =>
    updateView({ ...view, filter: state.filter, sort: state.sort, columns: [...state.columns] })
      .then((saved) => finish(saved, 'views.kept'))
      .catch(onFailure);
  const remove = async (view: View) => {
    const title = t('views.drop_title', { name: view.name });
    const text = view.shared ? t('views.drop_shared') : undefined;
    if (!(await confirm({ title, text, yes: t('views.drop'), destructive: true }))) return;
    await deleteView(view)
      .then(() => finish(undefined, 'views.dropped'))
      .catch(onFailure);
  };
  return { finish, save, remove };
}

/** Menu of the views of a list, with actions on the current one: save, rename, share, delete. */
export function ViewMenu({ resource }: { resource: ResourceDefinition }) {
  const t = useTranslate();
  const role = useRole();
  const view = useCurrentView(resource);
  const { views, state, current, own, name, setOpened } = view;
  const open = useOpenView(resource.name);
  const [editing, setEditing] = useState<{ view?: View }>();
  const { finish, save, remove } = useViewChanges(view, () => setEditing(undefined));
  const canSave = own !== undefined && current?.isChanged === true;
  const { opener, menu } = useMenu((): MenuEntry[] => [
    { label: t('views.all'), to: `/${resource.name}`, selected: !current, onSelect: () => setOpened(undefined) },
    ...views.map((item, index) => ({
      label: item.label,
      to: buildViewPath(resource.name, item),
      selected: item.key === current?.view.key,
      apart: index === 0 || Boolean(item.saved && !views[index - 1]?.saved),
      onSelect: () => open(item),
    })),
    ...(canSave
      ? [
          {
            label: t('views.keep_changes', { name: own.name }),
            icon: Save,
            apart: true,
            onSelect: () => void save(own),
          },
        ]
      : []),
    { label: t('views.keep_new'), icon: Bookmark, apart: !canSave, onSelect: () => setEditing({}) },
    ...(own
      ? [
          { label: t('views.change'), icon: Edit, onSelect: () => setEditing({ view: own }) },
          { label: t('views.drop'), icon: Delete, onSelect: () => void remove(own) },
        ]
      : []),
  ]);
  if (!canCall('adminListViews', role)) return null;
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
        {editing && (
          <ViewDialog
            state={{ resource: resource.name, ...state, columns: [...state.columns] }}
            view={editing.view}
            onSaved={(saved) => void finish(saved, 'views.kept')}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
