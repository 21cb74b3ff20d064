import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';

/** Heading of a screen; also sets the document title. */
export function PageTitle({ text }: { text: string }) {
  const t = useTranslate();
  const appName = t('frame.title');
  useEffect(() => {
    document.title = `${text} – ${appName}`;
  }, [text, appName]);
  return (
    <Typography variant="h1" sx={TITLE}>
      {text}
    </Typography>
  );
}

/** On a phone a long title wraps to a second line. */
const TITLE = {
  minWidth: 0,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: { xs: 1.15, sm: undefined },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
