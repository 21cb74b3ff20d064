import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ApiError } from '../api/problem.ts';
import { problemText } from '../api/refusal.ts';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** Statuses that another try will not change. */
const FINAL: readonly number[] = [400, 403, 404];

/** What stands in the place of something that could not be loaded: what went wrong, and what to do now. */
export function ErrorPanel({ error, onRetry }: Props) {
  const t = useTranslate();
  const problem = error instanceof ApiError ? error : undefined;
  const isFinal = problem !== undefined && FINAL.includes(problem.status);
  const requestId = problem?.problem.request_id;
  return (
    <Stack role="alert" sx={{ p: 4, gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h2">{t(`problems.${kindOf(problem)}`)}</Typography>
      <Typography color="textSecondary">{problem ? problemText(problem, t) : t('errors.unknown')}</Typography>
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

function kindOf(problem: ApiError | undefined): 'forbidden' | 'missing' | 'offline' | 'broken' {
  if (problem?.status === 403) return 'forbidden';
  if (problem?.status === 404) return 'missing';
  return problem?.status === 0 ? 'offline' : 'broken';
}
