import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

const MAX_STARS = 5;

/** A rating as stars with a text alternative. */
export function Stars({ rating }: { rating: number | null }) {
  const t = useTranslate();
  if (rating === null) return <SecondaryText component="span">{t('reviews.comment')}</SecondaryText>;
  return (
    <Typography component="span" variant="body2" role="img" aria-label={t('reviews.stars', { rating })}>
      <span aria-hidden>{'★'.repeat(rating)}</span>
      <SecondaryText component="span" aria-hidden>
        {'☆'.repeat(MAX_STARS - rating)}
      </SecondaryText>
    </Typography>
  );
}
