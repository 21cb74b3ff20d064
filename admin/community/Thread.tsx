import type { Conversation, ConversationMessage } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';

/** The messages of a conversation, oldest first, and those of the conversation that it reports. */
export function Thread({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const { id, messages = [], reported = [] } = record as Conversation;
  return (
    <>
      <Messages title={t('conversations.messages')} conversation={id} messages={messages} />
      {reported.length > 0 && <Messages title={t('conversations.reported')} conversation={id} messages={reported} />}
    </>
  );
}

interface MessagesProps {
  readonly title: string;
  /** id of the conversation with the shop */
  readonly conversation: number;
  readonly messages: readonly ConversationMessage[];
}

function Messages({ title, conversation, messages }: MessagesProps) {
  return (
    <Section title={title}>
      <Box component="ol" sx={LIST}>
        {messages.map((message) => (
          <ThreadMessage key={message.id} conversation={conversation} message={message} />
        ))}
      </Box>
    </Section>
  );
}

const LIST = { m: 0, p: 0, pt: 1, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
