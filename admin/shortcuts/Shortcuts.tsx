import { useStore } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRole } from '../api/use-role.ts';
import type { OpenList } from '../frame/open-list.ts';
import { isTaken } from './is-taken.ts';
import { press } from './press.ts';
import type { Listen } from './ShortcutKeys.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { SINGLE_KEYS } from './single-keys.ts';

interface Props {
  /** Tells of keys, and of wishes to see the sheet. */
  listen: Listen;
  /** The list that is open at the moment, if one is. */
  list: () => OpenList | undefined;
}

/** Does what keys mean on the screen that is open, and shows which there are. */
export function Shortcuts({ listen, list }: Props) {
  const navigate = useNavigate();
  const role = useRole();
  const { pathname } = useLocation();
  const [isOn] = useStore(SINGLE_KEYS, true);
  // going elsewhere closes the sheet
  const [openAt, setOpenAt] = useState<string>();
  const show = () => setOpenAt(pathname);
  const screen = { list: list(), role };

  const hear = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) return show();
    const { key } = event;
    const isSheet = event.ctrlKey && key === '/';
    if (!isSheet && (!isOn || isTaken(event))) return;
    if (key === '/') event.preventDefault();
    if (isSheet || key === '?') show();
    else press(key, { list: list(), role }, navigate);
  });
  useEffect(() => listen((event) => hear(event)), [listen]);
  return openAt === pathname && <ShortcutSheet screen={screen} onClose={() => setOpenAt(undefined)} />;
}
