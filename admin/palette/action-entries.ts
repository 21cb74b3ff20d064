import { useColorScheme } from '@mui/material/styles';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Identity } from '../api/auth-provider.ts';
import { useLanguages } from '../frame/use-languages.ts';
import { askForSheet } from '../shortcuts/ask-sheet.ts';
import { keyedButtons } from '../shortcuts/registry.ts';
import type { Entry } from './entries.ts';

/**
 * What can be done here: whatever has a key on the open screen (actions of the record or of the chosen rows, a new record,
 * an export …), and what can be done anywhere.
 */
export function useActionEntries(): readonly Entry[] {
  const t = useTranslate();
  const logout = useLogout();
  const languages = useLanguages();
  const { mode, systemMode, setMode } = useColorScheme();
  const { identity }: { identity?: Identity } = useGetIdentity();
  // as the screen was when the palette was opened over it
  const [buttons] = useState(keyedButtons);
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const action = (to: string, label: string, run: () => void): Entry => ({ group: 'actions', to, label, run });
  return [
    ...buttons
      .filter(({ keys }) => !keys.startsWith('Control'))
      .map(({ keys, name, press }) => action(`key ${keys} ${name}`, name, press)),
    action('scheme', t(isDark ? 'frame.light' : 'frame.dark'), () => setMode(isDark ? 'light' : 'dark')),
    ...languages
      .filter(({ isChosen }) => !isChosen)
      .map(({ code, name, choose }) => action(`language ${code}`, t('palette.language', { name }), choose)),
    action('shortcuts', t('shortcuts.title'), askForSheet),
    ...(identity && !identity.anonymous ? [action('sign out', t('frame.sign_out'), () => void logout())] : []),
  ];
}
