import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { takeUndo } from '#admin/api/undoable.ts';

/** Says that something went well, and offers to undo it where the server can. */
export function useSuccessNotice(): (text: string) => void {
  const notify = useNotify();
  return useCallback((text) => notify(text, { type: 'success', undo: takeUndo() }), [notify]);
}
