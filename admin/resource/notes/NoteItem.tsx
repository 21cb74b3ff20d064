import type { Note } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { NoteForm } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';
import { useColleagues } from './use-notes.ts';

interface Props {
  note: Note;
  isOwn: boolean;
  onChange: (text: string, mentions: number[]) => Promise<void>;
  onRemove: () => void;
}

/** A note with its author and time; its author can edit and delete it. */
export function NoteItem({ note, isOwn, onChange, onRemove }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const colleagues = useColleagues();
  const [isEdited, setEdited] = useState(false);
  const when = formatDateTime(note.created_at, locale);
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.25 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 30 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
          <strong>{note.author_name ?? t('record.nobody')}</strong>{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {when}
            {note.edited_at != null && ` · ${t('notes.edited')}`}
          </Box>
        </Typography>
        {isOwn && !isEdited && (
          <>
            <IconButton size="small" onClick={() => setEdited(true)} aria-label={t('notes.change_of', { when })}>
              <Edit fontSize="inherit" />
            </IconButton>
            <IconButton size="small" onClick={onRemove} aria-label={t('notes.delete_of', { when })}>
              <Delete fontSize="inherit" />
            </IconButton>
          </>
        )}
      </Stack>
      {isEdited ? (
        <NoteForm
          text={note.text}
          colleagues={colleagues}
          onSave={async (text, mentions) => {
            await onChange(text, mentions);
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <NoteText text={note.text} />
      )}
    </Box>
  );
}
