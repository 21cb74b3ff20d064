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
        // a black one on a dark page, a white one on a light page
        borderColor: 'text.secondary',
        forcedColorAdjust: 'none',
        background,
      }}
    />
  );
}
