import { useStore } from 'react-admin';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRole } from '#admin/api/use-role.ts';
import type { OpenList } from '#admin/ui/open-list.ts';
import { chordOf, isTaken, isTyped } from './is-taken.ts';
import { press, pressChord } from './press.ts';
import type { Listen } from './listen.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { SINGLE_KEYS } from './single-keys.ts';

const UndoLast = lazy(async () => ({ default: (await import('#admin/resource/undo/UndoLast.tsx')).UndoLast }));

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
  const [undos, askUndo] = useState(0);
  const undoLast = () => askUndo((before) => before + 1);
  const screen = { list: list(), role, undoLast };

  const hear = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) return show();
    const { key } = event;
    const chord = chordOf(event);
    if (chord !== undefined && !isTyped(event) && pressChord(chord, { list: list(), role, undoLast }, navigate))
      event.preventDefault();
    const isSheet = event.ctrlKey && key === '/';
    if (!isSheet && (!isOn || isTaken(event))) return;
    if (key === '/') event.preventDefault();
    if (isSheet || key === '?') show();
    else press(key, { list: list(), role, undoLast }, navigate);
  });
  useEffect(() => listen((event) => hear(event)), [listen]);
  return (
    <>
      <Suspense>{undos > 0 && <UndoLast asked={undos} />}</Suspense>
      {openAt === pathname && <ShortcutSheet screen={screen} onClose={() => setOpenAt(undefined)} />}
    </>
  );
}
