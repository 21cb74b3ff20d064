import type { Colleague } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useBusy } from '#admin/ui/use-busy.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { findMentionedIds } from './mention-text.ts';
import { MentionInput } from './MentionInput.tsx';

interface Props {
  text?: string;
  colleagues: readonly Colleague[];
  onSave: (text: string, mentions: number[]) => Promise<void>;
  /** Present when an existing note is edited. */
  onCancel?: () => void;
}

/** Form of a new or an existing note; keeps its text when saving fails. */
export function NoteForm({ text: savedText = '', colleagues, onSave, onCancel }: Props) {
  const t = useTranslate();
  const onFailure = useFailureNotice();
  const [text, setText] = useState(savedText);
  const [busy, whileBusy] = useBusy();
  const isReady = text.trim() !== '' && text !== savedText;
  const save = () =>
    isReady &&
    whileBusy(async () => {
      try {
        await onSave(text.trim(), findMentionedIds(text, colleagues));
        setText('');
      } catch (error) {
        onFailure(error);
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
