import type { Role } from '#generated/definitions.ts';
import { useColorScheme } from '@mui/material/styles';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Identity } from '#admin/api/auth-provider.ts';
import { useRole } from '#admin/api/use-role.ts';
import { type OpenRecord, getOpenRecord } from '#admin/resource/open-record.ts';
import { useLanguages } from '../use-languages.ts';
import { listActions, isApplicable } from '#admin/resource/actions/available-actions.ts';
import { requestShortcutSheet } from '../shortcuts/ask-sheet.ts';
import { listKeyedButtons } from '../shortcuts/registry.ts';
import type { Entry } from './entries.ts';

/**
 * Returns the row and bulk actions that a role may run on the open record. Of actions with the same label only the row
 * action is returned.
 */
export function listApplicableActions(
  { resource, record, start }: Pick<OpenRecord, 'resource' | 'record' | 'start'>,
  role: Role | undefined,
  t: (key: string) => string,
) {
  const offered = [...listActions(resource, 'row', role), ...listActions(resource, 'bulk', role)]
    .filter((action) => isApplicable(resource, action, record))
    .map((action) => ({ ...action, name: t(action.label), run: () => start(action, [record]) }));
  return offered.filter(({ name }, index) => offered.findIndex((other) => other.name === name) === index);
}

/**
 * Returns the actions of the open screen (record actions, and buttons with a shortcut such as New or Export), and global
 * ones.
 */
export function useActionEntries(): readonly Entry[] {
  const t = useTranslate();
  const role = useRole();
  const logout = useLogout();
  const languages = useLanguages();
  const { mode, systemMode, setMode } = useColorScheme();
  const { identity }: { identity?: Identity } = useGetIdentity();
  // read once: the palette covers the screen afterwards
  const [buttons] = useState(listKeyedButtons);
  const [page] = useState(getOpenRecord);
  const pageActions = page ? listApplicableActions(page, role, t) : [];
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  // record actions that also have a button are listed once
  const isPageAction = (name: string) => pageActions.some((action) => action.name === name);
  const createEntry = (to: string, label: string, run: () => void): Entry => ({ group: 'actions', to, label, run });
  return [
    ...pageActions.map(({ operationId, name, run }): Entry => {
      return { group: 'here', to: `here ${operationId}`, label: name, detail: page?.title, run };
    }),
    ...buttons
      .filter(({ keys, name }) => !keys.startsWith('Control') && !isPageAction(name))
      .map(({ keys, name, press }) => createEntry(`key ${keys} ${name}`, name, press)),
    createEntry('scheme', t(isDark ? 'frame.light' : 'frame.dark'), () => setMode(isDark ? 'light' : 'dark')),
    ...languages
      .filter(({ isChosen }) => !isChosen)
      .map(({ code, name, choose }) => createEntry(`language ${code}`, t('palette.language', { name }), choose)),
    createEntry('shortcuts', t('shortcuts.title'), requestShortcutSheet),
    ...(identity && !identity.anonymous ? [createEntry('sign out', t('frame.sign_out'), () => void logout())] : []),
  ];
}
