import type { ResourceDefinition } from '#generated/definitions.ts';
import type { View } from '#generated/schemas.ts';
import { useGetIdentity, useListContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useRole } from '../../api/use-role.ts';
import { useListPreferences } from '../list/preferences.ts';
import { useLastOpenedView, useViews } from './use-views.ts';
import { findCurrentView, isLinkNavigation, type ListState } from './view-state.ts';

/** Returns the views of a list, the current one, and whether it was changed. */
export function useCurrentView(resource: ResourceDefinition) {
  const t = useTranslate();
  const role = useRole();
  const { data: me } = useGetIdentity();
  const { filterValues, sort } = useListContext();
  const { preferences } = useListPreferences(resource);
  const views = useViews(resource.name);
  const [opened, setOpened] = useLastOpenedView(resource.name);
  const state: ListState = { filter: filterValues, sort, columns: preferences.columns };
  const byLink = isLinkNavigation(useLocation(), useNavigationType());
  const current = findCurrentView(views, state, opened, byLink);
  const linkedView = current && !current.isChanged ? current.view.key : undefined;
  // later changes of the list are changes of the view that the link opened
  useEffect(() => {
    if (byLink) setOpened(linkedView);
  }, [byLink, linkedView, setOpened]);
  const saved = current?.view.saved;
  const canChange = (view: View) => view.owner_id === me?.id || role === 'admin';
  const label = current?.view.label ?? t(Object.keys(filterValues).length > 0 ? 'views.filtered' : 'views.all');
  return {
    views,
    state,
    current,
    /** The saved view that the list shows, where the account may change it. */
    own: saved && canChange(saved) ? saved : undefined,
    name: current?.isChanged ? t('views.changed', { name: label }) : label,
    setOpened,
  };
}
