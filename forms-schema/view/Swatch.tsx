import Box from '@mui/material/Box';

/** A colour swatch. */
export function Swatch({ background, isRound }: { background?: string; isRound?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 16,
        borderRadius: isRound ? '50%' : 0.5,
        border: 1,
        // keeps black visible on dark and white on light backgrounds
        borderColor: 'text.secondary',
        forcedColorAdjust: 'none',
        background,
      }}
    />
  );
}
