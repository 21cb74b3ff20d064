import { formatDateTime } from '#domain/dates.ts';
import type { ConversationMessage } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocale, useTranslate } from 'react-admin';
import { MessagePicture } from './MessagePicture.tsx';

interface ThreadMessageProps {
  /** id of the conversation */
  readonly conversation: number;
  readonly message: ConversationMessage;
}

/** A message with author, time and pictures; messages of the shop link to their mail. */
export function ThreadMessage({ conversation, message }: ThreadMessageProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { by_staff, author_name, text, pictures = [], mail_id, created_at } = message;
  return (
    <Box component="li" sx={{ ...BUBBLE, ...(by_staff ? STAFF : CUSTOMER) }}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        <strong>{author_name}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatDateTime(created_at, locale)}
          {mail_id != null && (
            <>
              {' · '}
              <Link to={`/mails/${mail_id}/show`}>{t('conversations.mail')}</Link>
            </>
          )}
        </Box>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pictures.map((picture, index) => (
            <MessagePicture
              key={picture}
              conversation={conversation}
              picture={picture}
              alt={t('conversations.picture', { number: index + 1, name: author_name })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const BUBBLE = { px: 2, py: 1.25, borderRadius: 2, border: 1, borderColor: 'divider', maxWidth: 680 } as const;
const CUSTOMER = { alignSelf: 'flex-start', mr: { sm: 6 } } as const;
const STAFF = { alignSelf: 'flex-end', ml: { sm: 6 }, bgcolor: 'action.hover' } as const;
