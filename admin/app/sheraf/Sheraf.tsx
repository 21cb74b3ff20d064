import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '#admin/ui/PageTitle.tsx';

/** Shown while no address of Sheraf is set. */
export function Sheraf() {
  const t = useTranslate();
  return (
    <Stack sx={{ p: 4, gap: 2, alignItems: 'flex-start' }}>
      <PageTitle text={t('frame.sheraf')} />
      <Typography color="textSecondary">{t('frame.sheraf_not_set', { variable: 'SHERAF_URL' })}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('frame.to_start')}
      </Button>
    </Stack>
  );
}
