import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { formatPlayTime, parsePlayTime } from '#domain/catalogue/player.ts';
import { checkSideLength, type SideLimits } from '#domain/catalogue/side-minutes.ts';
import { useForms } from '../context.tsx';
import { isRecord } from '../form-values.ts';
import { useFormScope } from '../form-scope.ts';

interface Props {
  /** Name of the tracklist. */
  name: string;
  side: string;
  limits?: SideLimits;
}

/**
 * Name and length of a side, with a warning or error beyond its limits. Separate, so that only it renders when a length
 * changes.
 */
export function SideHead({ name, side, limits }: Props) {
  const { t } = useForms();
  const { control } = useFormScope();
  const rows: unknown = useWatch({ control, name });
  const seconds = (Array.isArray(rows) ? rows : []).reduce<number>((sum, row: unknown) => {
    if (!isRecord(row) || (row.side ?? '') !== side || typeof row.duration !== 'string') return sum;
    return sum + (parsePlayTime(row.duration.trim()) ?? 0);
  }, 0);
  const status = side === '' ? 'fine' : checkSideLength(seconds, limits);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, pt: 1, listStyle: 'none' }}
    >
      <Typography component="span" variant="subtitle2">
        {side === '' ? t('forms.no_side') : t('forms.side', { side })}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: status === 'fine' ? undefined : 600 }}
      >
        {formatPlayTime(seconds)}
      </Typography>
      {/* rendered empty, so that changes are announced */}
      <Typography
        component="span"
        role="status"
        variant="body2"
        color={status === 'too_long' ? 'error' : 'textPrimary'}
        sx={{ flex: '1 1 200px' }}
      >
        {limits && status === 'too_long' && t('errors.side_too_long', { side, max: formatPlayTime(limits.refuse) })}
        {limits && status === 'long' && t('forms.side_long', { max: formatPlayTime(limits.warn) })}
      </Typography>
    </Box>
  );
}
