import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Shown when a screen fails to render, or its file is missing after a deployment. */
export function Crash() {
  const t = useTranslate();
  return (
    <Stack role="alert" sx={{ p: 4, gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h2">{t('problems.broken')}</Typography>
      <Typography color="textSecondary">{t('problems.reload')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mt: 1 }}>
        {t('problems.reload_now')}
      </Button>
    </Stack>
  );
}
