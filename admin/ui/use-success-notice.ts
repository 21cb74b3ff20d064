import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { takeUndo } from '#admin/api/undoable.ts';

/** Returns a function that notifies of success, with an undo button where the server can undo. */
export function useSuccessNotice(): (text: string) => void {
  const notify = useNotify();
  return useCallback((text) => notify(text, { type: 'success', undo: takeUndo() }), [notify]);
}
