import type { DuplicateCustomer } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  duplicates: readonly DuplicateCustomer[];
  /** Id of the chosen duplicate. */
  choice: number;
  onChoose: (id: number) => void;
  onDismiss: (duplicate: DuplicateCustomer) => void;
}

/** Choice of a possible duplicate, with match score, reasons and a button that dismisses it. */
export function DuplicateChoice({ duplicates, choice, onChoose, onDismiss }: Props) {
  const t = useTranslate();
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 2, p: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('customer.who_goes')}
      </Typography>
      {duplicates.map((duplicate) => (
        <Box key={duplicate.id} sx={ROW}>
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'start', flex: '1 1 280px', minWidth: 0, cursor: 'pointer' }}
          >
            <Radio size="small" name={name} checked={duplicate.id === choice} onChange={() => onChoose(duplicate.id)} />
            <Box sx={{ minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
              <Typography variant="body1" component="span" sx={{ display: 'block' }}>
                {duplicate.name} · {duplicate.email}
              </Typography>
              <SecondaryText component="span">
                {[
                  duplicate.score > 0 && t('customer.likely', { score: duplicate.score }),
                  ...duplicate.reasons.map((reason) => t(`enums.DuplicateReason.${reason}`)),
                  t('customer.orders', { count: duplicate.orders_count }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </SecondaryText>
            </Box>
          </Box>
          {duplicate.score > 0 && (
            <Button onClick={() => onDismiss(duplicate)}>{t('actions.adminDismissDuplicateCustomer')}</Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', columnGap: 1 } as const;
