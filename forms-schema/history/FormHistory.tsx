import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { formatInputLabel } from '../form-problems.ts';
import { toInputPath, getValueAt } from '../paths.ts';
import { cloneValues } from '../plain.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import { type Change, History } from './history.ts';

type Direction = 'undo' | 'redo';

/** Commands of the browser's edit menu. */
const MENU_COMMANDS: Readonly<Record<string, Direction | undefined>> = { historyUndo: 'undo', historyRedo: 'redo' };

const SHORTCUTS: Readonly<Record<string, Direction>> = {
  'Control+z': 'undo',
  'Meta+z': 'undo',
  'Control+Shift+z': 'redo',
  'Meta+Shift+z': 'redo',
  'Control+y': 'redo',
};

/**
 * Undo and redo buttons for all inputs of a form. Typing is grouped by pauses. Keyboard shortcuts and the browser's
 * menu work too; the changed input is focused.
 */
export function FormHistory() {
  const { t } = useForms();
  const { subscribe, getValues, setValue, focusInput, getFields } = useFormScope();
  const history = useRef<History>(undefined);
  const root = useRef<HTMLElement>(null);
  const [enabled, setEnabled] = useState({ undo: false, redo: false });
  const [announcement, setAnnouncement] = useState('');
  const isApplying = useRef(false);
  const updateButtons = (): void => {
    const { canUndo = false, canRedo = false } = history.current ?? {};
    setEnabled((current) =>
      current.undo === canUndo && current.redo === canRedo ? current : { undo: canUndo, redo: canRedo },
    );
  };

  const recordValues = useEffectEvent((name: string | undefined) => {
    if (isApplying.current) return;
    const values = getValues();
    for (const input of name === undefined ? Object.keys(values) : [name]) {
      history.current?.record(input, getValueAt(values, toInputPath(input)), performance.now());
    }
    updateButtons();
  });
  useEffect(() => {
    history.current = new History(getValues());
    return subscribe({ formState: { values: true }, callback: ({ name }) => recordValues(name) });
  }, [subscribe, getValues]);

  const applyChange = (direction: Direction): void => {
    const change: Change | undefined = history.current?.[direction]();
    if (!change) return;
    const { name, before, after } = change;
    isApplying.current = true;
    setValue(name, cloneValues(direction === 'undo' ? before : after), { shouldDirty: true, shouldValidate: true });
    isApplying.current = false;
    updateButtons();
    setAnnouncement(t(`forms.${direction}_done`, { name: formatInputLabel(getFields(), name, t) }));
    focusInput(name);
  };
  const applyByKey = useEffectEvent(applyChange);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const handleCommand = (event: Event, direction: Direction): void => {
      event.preventDefault();
      applyByKey(direction);
    };
    const bindings = Object.entries(SHORTCUTS).map(([keys, direction]) => [
      keys,
      (event: KeyboardEvent) => handleCommand(event, direction),
    ]);
    // the rich-text editor handles its own undo and prevents the default
    const unsubscribe = tinykeys(form, Object.fromEntries(bindings), {
      ignore: ({ defaultPrevented }) => defaultPrevented,
    });
    const onInput = (event: InputEvent): void => {
      const direction = MENU_COMMANDS[event.inputType];
      if (direction) handleCommand(event, direction);
    };
    form.addEventListener('beforeinput', onInput);
    return () => {
      unsubscribe();
      form.removeEventListener('beforeinput', onInput);
    };
  }, []);

  return (
    <Box ref={root} component="span" role="group" aria-label={t('forms.history')} sx={{ display: 'inline-flex' }}>
      <HistoryButton direction="undo" isEnabled={enabled.undo} onClick={() => applyChange('undo')} />
      <HistoryButton direction="redo" isEnabled={enabled.redo} onClick={() => applyChange('redo')} />
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
    </Box>
  );
}

const ICONS = { undo: Undo, redo: Redo } as const;

interface ButtonProps {
  direction: Direction;
  isEnabled: boolean;
  onClick: () => void;
}

function HistoryButton({ direction, isEnabled, onClick }: ButtonProps) {
  const { t } = useForms();
  const Icon = ICONS[direction];
  return (
    <Tooltip title={`${t(`forms.${direction}`)} (${direction === 'undo' ? 'Ctrl+Z' : 'Ctrl+Shift+Z'})`}>
      {/* aria-disabled keeps the focus */}
      <IconButton
        size="small"
        aria-label={t(`forms.${direction}`)}
        aria-disabled={!isEnabled}
        sx={{ opacity: isEnabled ? 1 : 0.4 }}
        onClick={() => isEnabled && onClick()}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
