import type { ResourceDefinition } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import { useGetIdentity, useListContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useRole } from '../../api/use-role.ts';
import { useListPreferences } from '../list/preferences.ts';
import { useOpenedView, useViews } from './use-views.ts';
import { currentView, isArrival, type ListState } from './view-state.ts';

/** The views of a list, the one it shows, and whether that was changed. */
export function useCurrentView(resource: ResourceDefinition) {
  const t = useTranslate();
  const role = useRole();
  const { data: me } = useGetIdentity();
  const { filterValues, sort } = useListContext();
  const { preferences } = useListPreferences(resource);
  const views = useViews(resource.name);
  const [opened, setOpened] = useOpenedView(resource.name);
  const state: ListState = { filter: filterValues, sort, columns: preferences.columns };
  const isArrived = isArrival(useLocation(), useNavigationType());
  const current = currentView(views, state, opened, isArrived);
  const arrivedAt = current && !current.isChanged ? current.view.key : undefined;
  // the view that is changed from now on is the one the link led to
  useEffect(() => {
    if (isArrived) setOpened(arrivedAt);
  }, [isArrived, arrivedAt, setOpened]);
  const saved = current?.view.kept;
  const mayChange = (view: View) => view.owner_id === me?.id || role === 'admin';
  const label = current?.view.label ?? t(Object.keys(filterValues).length > 0 ? 'views.filtered' : 'views.all');
  return {
    views,
    state,
    current,
    /** The saved view that the list shows, where the account may change it. */
    own: saved && mayChange(saved) ? saved : undefined,
    name: current?.isChanged ? t('views.changed', { name: label }) : label,
    setOpened,
  };
}
