import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from './PageTitle.tsx';

/** Page of an unknown address. */
export function NotFound() {
  const t = useTranslate();
  return (
    <Stack sx={{ p: 4, gap: 2, alignItems: 'flex-start' }}>
      <PageTitle text={t('frame.page_not_found')} />
      <Typography color="textSecondary">{t('frame.not_found_text')}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('frame.to_start')}
      </Button>
    </Stack>
  );
}
