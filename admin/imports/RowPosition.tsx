import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  position: number;
  /** Path of the row's record. */
  to: string | undefined;
}

/** The line number of a row, linked to its record. */
export function RowPosition({ position, to }: Props) {
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
