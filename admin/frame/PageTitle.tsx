import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';

/** The heading of a screen, which is also the title of its browser tab. */
export function PageTitle({ text }: { text: string }) {
  const t = useTranslate();
  const place = t('frame.title');
  useEffect(() => {
    document.title = `${text} – ${place}`;
  }, [text, place]);
  return (
    <Typography variant="h1" noWrap>
      {text}
    </Typography>
  );
}
