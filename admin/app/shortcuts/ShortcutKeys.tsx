import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { tinykeys } from 'tinykeys';
import { useRole } from '#admin/api/use-role.ts';
import { getOpenList } from '#admin/ui/open-list.ts';
import { ASKED } from './ask-sheet.ts';
import { SEQUENCE_TIMEOUT_MS, SHEET_BINDINGS, SINGLE_KEY_BINDINGS, UNDO_BINDINGS } from './bindings.ts';
import { isTyped } from './is-typed.ts';
import type { OpenScreen } from './registry.ts';
import { SINGLE_KEYS } from './single-keys.ts';

const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }));
const UndoLast = lazy(async () => ({ default: (await import('#admin/resource/undo/UndoLast.tsx')).UndoLast }));

/** Global keyboard shortcuts. Their table is loaded with the first key. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const role = useRole();
  const { pathname } = useLocation();
  const [isOn] = useStore(SINGLE_KEYS, true);
  // navigation closes the sheet
  const [openAt, setOpenAt] = useState<string>();
  const [undos, askUndo] = useState(0);
  const openSheet = () => setOpenAt(pathname);
  const screen = (): OpenScreen => ({
    list: getOpenList(),
    role,
    openSheet,
    undoLast: () => askUndo((before) => before + 1),
  });

  const press = useEffectEvent(async (keys: string) => {
    const { runShortcut } = await import('./registry.ts');
    runShortcut(keys, screen(), navigate);
  });
  useEffect(() => {
    const bound = (bindings: typeof UNDO_BINDINGS) =>
      Object.fromEntries(
        Object.entries(bindings).map(([binding, keysOf]) => [
          binding,
          (event: KeyboardEvent) => {
            const keys = keysOf(event.key);
            // overrides browser shortcuts such as "/" and Ctrl
            if (!/^[a-z]+$/i.test(keys)) event.preventDefault();
            void press(keys);
          },
        ]),
      );
    const single = isOn ? SINGLE_KEY_BINDINGS : {};
    const stops = [
      tinykeys(window, bound({ ...single, ...UNDO_BINDINGS }), { ignore: isTyped, timeout: SEQUENCE_TIMEOUT_MS }),
      tinykeys(window, bound(SHEET_BINDINGS), { ignore: ({ isComposing }) => isComposing }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOn]);
  const open = useEffectEvent(openSheet);
  useEffect(() => {
    const listen = () => open();
    document.addEventListener(ASKED, listen);
    return () => document.removeEventListener(ASKED, listen);
  }, []);
  return (
    <Suspense>
      {undos > 0 && <UndoLast asked={undos} />}
      {openAt === pathname && <ShortcutSheet screen={screen()} onClose={() => setOpenAt(undefined)} />}
    </Suspense>
  );
}
