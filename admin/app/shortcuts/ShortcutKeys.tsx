import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { tinykeys } from 'tinykeys';
import { useRole } from '#admin/api/use-role.ts';
import { getOpenList } from '#admin/ui/open-list.ts';
import { OPEN_SHEET_EVENT } from './ask-sheet.ts';
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
  const getScreen = (): OpenScreen => ({
    list: getOpenList(),
    role,
    openSheet,
    undoLast: () => askUndo((count) => count + 1),
  });

  const press = useEffectEvent(async (keys: string) => {
    const { runShortcut } = await import('./registry.ts');
    runShortcut(keys, getScreen(), navigate);
  });
  useEffect(() => {
    const bindKeys = (bindings: typeof UNDO_BINDINGS) =>
      Object.fromEntries(
        Object.entries(bindings).map(([binding, getKeys]) => [
          binding,
          (event: KeyboardEvent) => {
            const keys = getKeys(event.key);
            // overrides browser shortcuts such as "/" and Ctrl
            if (!/^[a-z]+$/i.test(keys)) event.preventDefault();
            void press(keys);
          },
        ]),
      );
    const keyBindings = isOn ? SINGLE_KEY_BINDINGS : {};
    const stops = [
      tinykeys(window, bindKeys({ ...keyBindings, ...UNDO_BINDINGS }), {
        ignore: isTyped,
        timeout: SEQUENCE_TIMEOUT_MS,
      }),
      tinykeys(window, bindKeys(SHEET_BINDINGS), { ignore: ({ isComposing }) => isComposing }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOn]);
  const open = useEffectEvent(openSheet);
  useEffect(() => {
    const onRequest = () => open();
    document.addEventListener(OPEN_SHEET_EVENT, onRequest);
    return () => document.removeEventListener(OPEN_SHEET_EVENT, onRequest);
  }, []);
  return (
    <Suspense>
      {undos > 0 && <UndoLast requestCount={undos} />}
      {openAt === pathname && <ShortcutSheet screen={getScreen()} onClose={() => setOpenAt(undefined)} />}
    </Suspense>
  );
}
