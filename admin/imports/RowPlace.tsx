import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  position: number;
  /** The address of the record that the row became or is about. */
  to: string | undefined;
}

/** The line of a row in its file; it leads to its record, if there is one. */
export function RowPlace({ position, to }: Props) {
  const t = useTranslate();
  const caption = (
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {t('fields.line')}{' '}
    </Box>
  );
  if (to === undefined)
    return (
      <>
        {caption}
        {position}
      </>
    );
  return (
    <Link component={RouterLink} to={to}>
      {caption}
      {position}
    </Link>
  );
}
