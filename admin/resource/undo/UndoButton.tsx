import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useUndo } from './use-undo.ts';

interface Props extends Pick<ButtonProps, 'color' | 'variant'> {
  /** One change, or all of a request. */
  of: { entry: number } | { request: string };
  /** Translation key of what it says; "Undo" unless told. */
  words?: string;
  /** What is undone, for the ear. */
  what?: string;
  onDone?: () => void;
}

/** Takes a change back. */
export function UndoButton({ of, words = 'undo.undo', what, onDone, ...look }: Props) {
  const t = useTranslate();
  const { undoEntry, undoRequest } = useUndo();
  const [busy, whileBusy] = useBusy();
  const undo = async () => {
    await whileBusy(() => ('entry' in of ? undoEntry(of.entry) : undoRequest(of.request)));
    onDone?.();
  };
  return (
    <Button
      {...look}
      startIcon={<Undo />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void undo()}
      aria-label={what && t('undo.one', { what })}
      sx={{ flexShrink: 0 }}
    >
      {t(words)}
    </Button>
  );
}
