import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useSave } from '../edit/use-save.ts';
import { useRecordTitle } from '../record-title.ts';
import { useBusy } from '#admin/ui/use-busy.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('../edit/ConflictDialog.tsx')).ConflictDialog }));

/** Where to go on once it is saved: nowhere, to the next cell, or to the one before. */
export type Step = 0 | 1 | -1;

interface Props {
  resource: ResourceDefinition;
  field: FieldDefinition;
  /** The row, as it was when the cell was entered. */
  record: RaRecord;
  anchor: HTMLElement;
  /** Gets the record where it was saved. */
  onClose: (step: Step, saved?: RaRecord) => void;
}

/**
 * The input of one cell, over the cell. Enter, Tab and a click elsewhere save, Escape gives up. What the server refuses is
 * said below the input, which keeps what was typed.
 */
export function CellEditor({ resource, field, record, anchor, onClose }: Props) {
  const t = useTranslate();
  const titleOf = useRecordTitle(resource);
  const box = useRef<HTMLDivElement>(null);
  const step = useRef<Step>(0);
  const [begun] = useState(record);
  const [fields] = useState([field]);
  const [busy, whileBusy] = useBusy();
  const { save, conflict, resolve, dismiss } = useSave(resource, fields, begun, (saved) =>
    onClose(step.current, saved),
  );

  const send = (next: Step) => {
    step.current = next;
    if (!busy) box.current?.querySelector('form')?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // a list of suggestions, or the composition of a word, takes its own keys
    const isTaken = event.nativeEvent.isComposing || isUnfolded(event.target);
    const isEnter = event.key === 'Enter' && !event.shiftKey;
    if (isTaken || !(isEnter || event.key === 'Tab')) return;
    event.preventDefault();
    event.stopPropagation();
    send(isEnter ? 0 : event.shiftKey ? -1 : 1);
  };
  const label = `${t(field.label)}: ${titleOf(begun)}`;
  return (
    <>
      <Popover
        open
        anchorEl={anchor}
        transitionDuration={0}
        disableRestoreFocus
        onClose={(_, reason) => (reason === 'backdropClick' ? send(0) : onClose(0))}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { minWidth: Math.max(anchor.offsetWidth, 260), p: 1.5 } },
          transition: { onEntered: () => enter(box.current) },
        }}
      >
        <Box ref={box} onKeyDownCapture={onKeyDown} aria-busy={busy} sx={{ maxWidth: 420 }}>
          <SchemaForm
            definitions={fields}
            values={begun}
            submitOnEnter
            onSubmit={(values) => whileBusy(() => save(values))}
            aria-label={label}
          />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {t('list.cell_keys')}
          </Typography>
        </Box>
      </Popover>
      <Suspense>{conflict && <ConflictDialog conflict={conflict} onSave={resolve} onClose={dismiss} />}</Suspense>
    </>
  );
}

const isUnfolded = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';

/** Puts the focus into the input, with its text chosen, so that typing replaces it. */
function enter(box: HTMLElement | null): void {
  const input = box?.querySelector<HTMLElement>('input, select, textarea');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
}
