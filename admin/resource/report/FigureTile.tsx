import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props extends Omit<ButtonBaseProps, 'value'> {
  label: string;
  value: ReactNode;
  /** Change of the figure. */
  footer: ReactNode;
  /** A link component, where the tile is a link. */
  component?: ElementType;
  to?: string;
}

/** A clickable tile with a figure's label, value and change. */
export function FigureTile({ label, value, footer, ...button }: Props) {
  return (
    <ButtonBase {...button} sx={TILE}>
      <SecondaryText noWrap>{label}</SecondaryText>
      <Typography component="span" sx={VALUE}>
        {value}
      </Typography>
      <Typography variant="caption" component="span" sx={{ minHeight: 20 }}>
        {footer}
      </Typography>
    </ButtonBase>
  );
}

const VALUE = {
  fontSize: { xs: '1.05rem', lg: '1.25rem' },
  fontWeight: 650,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
} as const;

const TILE = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-pressed=true]': { borderColor: 'primary.main', boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main)' },
} as const;
