import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useUndo } from './use-undo.ts';

interface Props extends Pick<ButtonProps, 'color' | 'variant'> {
  /** One change, or all changes of a request. */
  target: { entry: number } | { request: string };
  /** Translation key of the button's text. */
  labelKey?: string;
  /** What is undone, for the accessible name. */
  subject?: string;
  onDone?: () => void;
}

/** Undoes a change. */
export function UndoButton({ target, labelKey = 'undo.undo', subject, onDone, ...look }: Props) {
  const t = useTranslate();
  const { undoEntry, undoRequest } = useUndo();
  const [busy, whileBusy] = useBusy();
  const undo = async () => {
    await whileBusy(() => ('entry' in target ? undoEntry(target.entry) : undoRequest(target.request)));
    onDone?.();
  };
  return (
    <Button
      {...look}
      startIcon={<Undo />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void undo()}
      aria-label={subject && t('undo.one', { what: subject })}
      sx={{ flexShrink: 0 }}
    >
      {t(labelKey)}
    </Button>
  );
}
