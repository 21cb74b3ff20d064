import type { ClientTwin } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

interface Props {
  twins: readonly ClientTwin[];
  chosen: number;
  onChoose: (id: number) => void;
  onTellApart: (twin: ClientTwin) => void;
}

/** Who is likely the same person: how likely, why, and the way to say that it is somebody else. */
export function TwinChoice({ twins, chosen, onChoose, onTellApart }: Props) {
  const t = useTranslate();
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 2, p: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('client.who_goes')}
      </Typography>
      {twins.map((twin) => (
        <Box key={twin.id} sx={ROW}>
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'start', flex: '1 1 280px', minWidth: 0, cursor: 'pointer' }}
          >
            <Radio size="small" name={name} checked={twin.id === chosen} onChange={() => onChoose(twin.id)} />
            <Box sx={{ minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
              <Typography variant="body1" component="span" sx={{ display: 'block' }}>
                {twin.name} · {twin.email}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                {[
                  twin.score > 0 && t('client.likely', { score: twin.score }),
                  ...twin.reasons.map((reason) => t(`enums.TwinReason.${reason}`)),
                  t('client.orders', { count: twin.orders_count }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          </Box>
          {twin.score > 0 && (
            <Button size="small" onClick={() => onTellApart(twin)}>
              {t('actions.adminTellClientsApart')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', columnGap: 1 } as const;
