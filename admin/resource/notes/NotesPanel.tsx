import Stack from '@mui/material/Stack';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { type Subject, useColleagues, useMentions, useNotes } from './use-notes.ts';

/** Notes about a record, the newest first. Showing them marks the account's mentions as seen. */
export function NotesPanel(subject: Subject) {
  const t = useTranslate();
  const confirm = useConfirm();
  const onFailure = useFailureNotice();
  const { identity } = useGetIdentity();
  const colleagues = useColleagues();
  const { notes, create, update, remove, markSeen } = useNotes(subject);
  const isMentioned = useMentions().some(
    ({ resource, record_id }) => resource === subject.resource && record_id === subject.record_id,
  );
  const markMentionsSeen = useEffectEvent(() => void markSeen());
  useEffect(() => {
    if (isMentioned && notes.length > 0) markMentionsSeen();
  }, [isMentioned, notes.length]);
  return (
    <Section title={t('notes.title')}>
      <NoteForm colleagues={colleagues} onSave={create} />
      {notes.length > 0 && (
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, gap: 1.25 }}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              isOwn={note.author_id != null && note.author_id === identity?.id}
              onChange={(text, mentions) => update(note, text, mentions)}
              onRemove={() =>
                void confirm({ title: t('notes.delete_title'), yes: t('record.delete'), destructive: true }).then(
                  (isConfirmed) => (isConfirmed ? remove(note).catch(onFailure) : undefined),
                )
              }
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}
