import { ApiError } from '#generated/client/api-error.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatApiError } from '#admin/api/submit-errors.ts';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** Statuses that a retry does not change. */
const FINAL_STATUSES: readonly number[] = [400, 403, 404];

/** Shown in place of content that could not be loaded: the error, and a retry where it can help. */
export function ErrorPanel({ error, onRetry }: Props) {
  const t = useTranslate();
  const apiError = error instanceof ApiError ? error : undefined;
  const isFinal = apiError !== undefined && FINAL_STATUSES.includes(apiError.status);
  const requestId = apiError?.body?.request_id;
  return (
    <Stack role="alert" sx={{ p: 4, gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h2">{t(`problems.${getProblemKind(apiError)}`)}</Typography>
      <Typography color="textSecondary">{apiError ? formatApiError(apiError, t) : t('errors.unknown')}</Typography>
      {requestId && !isFinal && (
        <Typography variant="caption" color="textSecondary">
          {t('problems.request', { id: requestId })}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        {onRetry && !isFinal && (
          <Button variant="contained" onClick={onRetry}>
            {t('words.retry')}
          </Button>
        )}
        <Button component={Link} to="/" variant={isFinal ? 'contained' : 'text'}>
          {t('frame.to_start')}
        </Button>
      </Stack>
    </Stack>
  );
}

function getProblemKind(error: ApiError | undefined): 'forbidden' | 'missing' | 'offline' | 'broken' {
  if (error?.status === 403) return 'forbidden';
  if (error?.status === 404) return 'missing';
  return error?.kind === 'no-answer' ? 'offline' : 'broken';
}
