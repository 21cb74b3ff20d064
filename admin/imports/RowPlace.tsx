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
  const line = (
    <>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {t('fields.line')}{' '}
      </Box>
      {position}
    </>
  );
  if (to === undefined) return line;
  return (
    <Link component={RouterLink} to={to}>
      {line}
    </Link>
  );
}
