import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

const MOST = 5;

/** A rating as stars with a text alternative. */
export function Stars({ rating }: { rating: number | null }) {
  const t = useTranslate();
  if (rating === null)
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {t('reviews.comment')}
      </Typography>
    );
  return (
    <Typography component="span" variant="body2" role="img" aria-label={t('reviews.stars', { rating })}>
      <span aria-hidden>{'★'.repeat(rating)}</span>
      <Typography component="span" variant="body2" aria-hidden color="textSecondary">
        {'☆'.repeat(MOST - rating)}
      </Typography>
    </Typography>
  );
}
