import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Small text in the secondary colour: remarks, counts, dates. */
export function SecondaryText(props: TypographyProps & { component?: ElementType }) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
