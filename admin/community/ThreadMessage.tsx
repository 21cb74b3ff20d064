import { formatDateTime } from '#domain/dates.ts';
import type { ConversationMessage } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** A message with author and time; messages of the shop link to their mail. */
export function ThreadMessage({ message }: { message: ConversationMessage }) {
  const t = useTranslate();
  const locale = useLocale();
  const { by_staff, author_name, text, mail_id, created_at } = message;
  return (
    <Box component="li" sx={{ ...BUBBLE, ...(by_staff ? OURS : THEIRS) }}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        <strong>{author_name}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatDateTime(created_at, locale)}
          {mail_id != null && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/mails/${mail_id}/show`}>
                {t('conversations.mail')}
              </Link>
            </>
          )}
        </Box>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}

const BUBBLE = { px: 2, py: 1.25, borderRadius: 2, border: 1, borderColor: 'divider', maxWidth: 680 } as const;
const THEIRS = { alignSelf: 'flex-start', mr: { sm: 6 } } as const;
const OURS = { alignSelf: 'flex-end', ml: { sm: 6 }, bgcolor: 'action.hover' } as const;
