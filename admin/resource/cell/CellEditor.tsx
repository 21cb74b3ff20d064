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

/** Cell to edit after saving: none, the next or the previous one. */
export type Step = 0 | 1 | -1;

interface Props {
  resource: ResourceDefinition;
  field: FieldDefinition;
  /** The row when the cell was entered. */
  record: RaRecord;
  anchor: HTMLElement;
  /** Called with the record if it was saved. */
  onClose: (step: Step, saved?: RaRecord) => void;
}

/**
 * The input of a cell, over the cell. Enter, Tab and a click outside save, Escape cancels. Errors are shown below the input,
 * which keeps its value.
 */
export function CellEditor({ resource, field, record, anchor, onClose }: Props) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(resource);
  const box = useRef<HTMLDivElement>(null);
  const step = useRef<Step>(0);
  const [initial] = useState(record);
  const [fields] = useState([field]);
  const [busy, whileBusy] = useBusy();
  const { save, conflict, resolve, dismiss } = useSave(resource, fields, initial, (saved) =>
    onClose(step.current, saved),
  );

  const send = (next: Step) => {
    step.current = next;
    if (!busy) box.current?.querySelector('form')?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // suggestion lists and IME compositions handle these keys
    const isHandled = event.nativeEvent.isComposing || isExpanded(event.target);
    const isEnter = event.key === 'Enter' && !event.shiftKey;
    if (isHandled || !(isEnter || event.key === 'Tab')) return;
    event.preventDefault();
    event.stopPropagation();
    send(isEnter ? 0 : event.shiftKey ? -1 : 1);
  };
  const label = `${t(field.label)}: ${formatTitle(initial)}`;
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
          transition: { onEntered: () => focusInput(box.current) },
        }}
      >
        <Box ref={box} onKeyDownCapture={onKeyDown} aria-busy={busy} sx={{ maxWidth: 420 }}>
          <SchemaForm
            definitions={fields}
            values={initial}
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

const isExpanded = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';

/** Focuses the input and selects its text. */
function focusInput(box: HTMLElement | null): void {
  const input = box?.querySelector<HTMLElement>('input, select, textarea');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
}
