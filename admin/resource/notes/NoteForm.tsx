import type { Colleague } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { mentionedIn } from './mention-text.ts';
import { MentionInput } from './MentionInput.tsx';

interface Props {
  text?: string;
  colleagues: readonly Colleague[];
  onSave: (text: string, mentions: number[]) => Promise<void>;
  /** Given where a note is changed. */
  onCancel?: () => void;
}

/** Writes or changes a note; what is typed stays when it cannot be saved. */
export function NoteForm({ text: before = '', colleagues, onSave, onCancel }: Props) {
  const t = useTranslate();
  const fail = useFailureNotice();
  const [text, setText] = useState(before);
  const [busy, whileBusy] = useBusy();
  const isReady = text.trim() !== '' && text !== before;
  const save = () =>
    isReady &&
    whileBusy(async () => {
      try {
        await onSave(text.trim(), mentionedIn(text, colleagues));
        setText('');
      } catch (error) {
        fail(error);
      }
    });
  return (
    <Stack component="form" sx={{ gap: 1 }} onSubmit={(event) => (event.preventDefault(), void save())}>
      <MentionInput
        label={t(onCancel ? 'notes.change' : 'notes.write')}
        value={text}
        colleagues={colleagues}
        autoFocus={onCancel !== undefined}
        onChange={setText}
        onSubmit={() => void save()}
        onEscape={onCancel}
      />
      {(isReady || onCancel) && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          {onCancel && <Button onClick={onCancel}>{t('record.cancel')}</Button>}
          <Button type="submit" variant="contained" loading={busy} disabled={!isReady}>
            {t('notes.save')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
