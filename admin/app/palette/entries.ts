import { loadResource, resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import type { Role } from '#generated/definitions.ts';
import { useFieldValueFormatter } from '#forms-schema/view/use-value-text.ts';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isAllowedFor, canCall, useRole } from '#admin/api/use-role.ts';
import { CUSTOM_SCREENS } from '../custom-screens/custom-screens.ts';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { formatPlainTitle } from '#admin/resource/record-title.ts';
import { ROW } from '#admin/resource/row-meta.ts';
import { useRecent } from '#admin/ui/recent.ts';
import { rankMatch, getDetailFields } from './rank-match.ts';
import { useAllViews } from '#admin/resource/views/use-views.ts';
import { buildViewPath } from '#admin/resource/views/view-state.ts';

/** Groups in display order. */
export const GROUPS = ['exact', 'here', 'recent', 'screens', 'views', 'records', 'actions'] as const;

/** A screen, view, record or action. */
export interface Entry {
  readonly group: (typeof GROUPS)[number];
  /** Address, or a unique key for an action. */
  readonly to: string;
  readonly label: string;
  /** Distinguishes records: customer, day, amount. */
  readonly detail?: string;
  /** Runs an action. */
  readonly run?: () => void;
}

const index: readonly { name: ResourceName; single?: string; roles: readonly Role[] }[] = Object.values(resourceIndex);

/** Records shown per list, out of those fetched for ranking. */
const MAX_RECORDS = 4;
const FETCHED_RECORDS = 12;
const MIN_LETTERS = 2;

/** Returns the screens and views that the role may open. */
export function useScreenEntries(): readonly Entry[] {
  const t = useTranslate();
  const role = useRole();
  const views = useAllViews();
  return useMemo(() => {
    const allowed = index.filter(({ roles }) => isAllowedFor(roles, role));
    const screens = allowed.flatMap(({ name, single }): Entry[] => {
      const item = t(`resource_one.${name}`);
      return [
        { group: 'screens', to: `/${name}`, label: t(`resources.${name}`) },
        ...(single ? [{ group: 'screens', to: `/${single}`, label: t('look_up.title', { name: item }) } as const] : []),
      ];
    });
    const viewEntries = allowed.flatMap(({ name }) =>
      views(name).map((view): Entry => {
        const list = t(`resources.${name}`);
        return { group: 'views', to: buildViewPath(name, view), label: `${list}: ${view.label}` };
      }),
    );
    const customScreens = CUSTOM_SCREENS.filter(({ operationId }) => canCall(operationId, role)).map(
      ({ path, label }): Entry => {
        return { group: 'screens', to: `/${path}`, label: t(label) };
      },
    );
    const today: Entry[] = canCall('adminCountViews', role)
      ? [{ group: 'screens', to: '/', label: t('today.title') }]
      : [];
    return [...today, ...screens, ...customScreens, ...viewEntries];
  }, [role, t, views]);
}

/** Returns the records visited last, without the open one. */
export function useRecentEntries(): readonly Entry[] {
  const { pathname } = useLocation();
  const [recent] = useRecent();
  return recent.filter(({ to }) => to !== pathname).map(({ to, label }) => ({ group: 'recent', to, label }));
}

/** Searches the records of all lists with a search. */
export function useRecordEntries(text: string): { entries: readonly Entry[]; isLoading: boolean } {
  const t = useTranslate();
  const role = useRole();
  const dataProvider = useDataProvider();
  const valueText = useFieldValueFormatter();
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', text],
    enabled: text.length >= MIN_LETTERS,
    queryFn: async () => {
      const names = index.filter(({ roles }) => isAllowedFor(roles, role)).map(({ name }) => name);
      const results = await Promise.all(names.map((name) => searchResource(dataProvider, name, text, role)));
      // customers before accounts
      const order = names.toSorted((a, b) => Number(b === 'client') - Number(a === 'client'));
      return dropDuplicateAccounts(results.flat()).sort(
        (a, b) => a.fit - b.fit || order.indexOf(a.name) - order.indexOf(b.name),
      );
    },
  });
  const entries = data.map(({ name, to, title, fit, record, fields }): Entry => {
    const label = t('words.pair', { label: t(`resource_one.${name}`), value: title });
    const details = fields.map((field) => valueText(field, record[field.name], record));
    return { group: fit === 0 ? 'exact' : 'records', to, label, detail: details.filter(Boolean).join(' · ') };
  });
  return { entries: text.length >= MIN_LETTERS ? entries : [], isLoading: isFetching };
}

/** Leaves out the accounts of found customers. */
function dropDuplicateAccounts(records: readonly FoundRecord[]): FoundRecord[] {
  const accounts = new Set(records.flatMap(({ name, record }) => (name === 'client' ? [record.user_id] : [])));
  return records.filter(({ name, record }) => name !== 'user' || !accounts.has(record.id));
}

type FoundRecord = Awaited<ReturnType<typeof searchResource>>[number];

async function searchResource(dataProvider: DataProvider, name: ResourceName, text: string, role: Role | undefined) {
  const resource = await loadResource[name]();
  const { search, defaultSort, operations } = resource;
  if (!search || !('get' in operations) || !canCall(operations.get, role)) return [];
  const { data } = await dataProvider.getList(name, {
    filter: { q: text },
    pagination: { page: 1, perPage: FETCHED_RECORDS },
    sort: { ...defaultSort },
    meta: ROW,
  });
  const fields = getDetailFields(resource);
  return data
    .map((record) => {
      const title = formatPlainTitle(resource, record);
      return {
        name,
        to: buildRecordPath(resource, record.id),
        title,
        fit: rankMatch(record, title, text),
        record,
        fields,
      };
    })
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, MAX_RECORDS);
}
