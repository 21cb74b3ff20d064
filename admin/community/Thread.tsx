import type { Conversation } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';

/** The messages of a conversation, oldest first. */
export function Thread({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, messages = [] } = record as Conversation;
  return (
    <Section title={t('conversations.messages')}>
      <Box component="ol" sx={LIST}>
        {messages.map((message) => (
          <ThreadMessage key={message.id} conversation={id} message={message} />
        ))}
      </Box>
    </Section>
  );
}

const LIST = { m: 0, p: 0, pt: 1, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
