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
    <Typography variant="h1" sx={TITLE}>
      {text}
    </Typography>
  );
}

/** Beside its tools a long title takes a second line on a phone; words are not broken. */
const TITLE = {
  minWidth: 0,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: { xs: 1.15, sm: undefined },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
