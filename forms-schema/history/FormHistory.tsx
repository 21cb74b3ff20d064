import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { calledAt } from '../form-problems.ts';
import { inputPath, valueAt } from '../paths.ts';
import { copyOf } from '../plain.ts';
import { UNSEEN } from '../unseen.ts';
import { type Change, History } from './history.ts';

type Way = 'undo' | 'redo';

/** What the browser's own menu asks for. */
const MENU: Readonly<Record<string, Way | undefined>> = { historyUndo: 'undo', historyRedo: 'redo' };

const KEYS: Readonly<Record<string, Way>> = {
  'Control+z': 'undo',
  'Meta+z': 'undo',
  'Control+Shift+z': 'redo',
  'Meta+Shift+z': 'redo',
  'Control+y': 'redo',
};

/**
 * Undo and redo for the form it stands in, over all of its inputs: typing by pauses, lists with their entries. The keys
 * and the menu of the browser do the same as the buttons, and the input that changed takes the focus.
 */
export function FormHistory() {
  const { t } = useForms();
  const { subscribe, getValues, setValue, focus, fields } = useFormScope();
  const history = useRef<History>(undefined);
  const root = useRef<HTMLElement>(null);
  const [can, setCan] = useState({ undo: false, redo: false });
  const [said, setSaid] = useState('');
  const isGoing = useRef(false);
  const show = (): void => {
    const { canUndo = false, canRedo = false } = history.current ?? {};
    setCan((before) =>
      before.undo === canUndo && before.redo === canRedo ? before : { undo: canUndo, redo: canRedo },
    );
  };

  const note = useEffectEvent((name: string | undefined) => {
    if (isGoing.current) return;
    const values = getValues();
    for (const one of name === undefined ? Object.keys(values) : [name]) {
      history.current?.note(one, valueAt(values, inputPath(one)), performance.now());
    }
    show();
  });
  useEffect(() => {
    history.current = new History(getValues());
    return subscribe({ formState: { values: true }, callback: ({ name }) => note(name) });
  }, [subscribe, getValues]);

  const go = (way: Way): void => {
    const change: Change | undefined = history.current?.[way]();
    if (!change) return;
    const { name, before, after } = change;
    isGoing.current = true;
    setValue(name, copyOf(way === 'undo' ? before : after), { shouldDirty: true, shouldValidate: true });
    isGoing.current = false;
    show();
    setSaid(t(`forms.${way}_done`, { name: calledAt(fields(), name, t) }));
    focus(name);
  };
  const goByKey = useEffectEvent(go);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const take = (event: Event, way: Way): void => {
      event.preventDefault();
      goByKey(way);
    };
    const bindings = Object.entries(KEYS).map(([keys, way]) => [keys, (event: KeyboardEvent) => take(event, way)]);
    // an editor that has undone something itself has prevented the default
    const stop = tinykeys(form, Object.fromEntries(bindings), { ignore: ({ defaultPrevented }) => defaultPrevented });
    const onInput = (event: InputEvent): void => {
      const way = MENU[event.inputType];
      if (way) take(event, way);
    };
    form.addEventListener('beforeinput', onInput);
    return () => {
      stop();
      form.removeEventListener('beforeinput', onInput);
    };
  }, []);

  return (
    <Box ref={root} component="span" role="group" aria-label={t('forms.history')} sx={{ display: 'inline-flex' }}>
      <HistoryButton way="undo" can={can.undo} onClick={() => go('undo')} />
      <HistoryButton way="redo" can={can.redo} onClick={() => go('redo')} />
      <Box component="span" role="status" sx={UNSEEN}>
        {said}
      </Box>
    </Box>
  );
}

const ICONS = { undo: Undo, redo: Redo } as const;

function HistoryButton({ way, can, onClick }: { way: Way; can: boolean; onClick: () => void }) {
  const { t } = useForms();
  const Icon = ICONS[way];
  return (
    <Tooltip title={`${t(`forms.${way}`)} (${way === 'undo' ? 'Ctrl+Z' : 'Ctrl+Shift+Z'})`}>
      {/* it keeps the focus when there is nothing more to do */}
      <IconButton
        size="small"
        aria-label={t(`forms.${way}`)}
        aria-disabled={!can}
        sx={{ opacity: can ? 1 : 0.4 }}
        onClick={() => can && onClick()}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
