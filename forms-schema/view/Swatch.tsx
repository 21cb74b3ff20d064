import Box from '@mui/material/Box';

/** A small sample of a colour. */
export function Swatch({ background, isRound }: { background?: string; isRound?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 16,
        borderRadius: isRound ? '50%' : 0.5,
        border: 1,
        borderColor: 'divider',
        forcedColorAdjust: 'none',
        background,
      }}
    />
  );
}
