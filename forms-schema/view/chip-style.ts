/** MUI cuts chips that are longer than a line; these take as many lines as they need. */
export const WHOLE_CHIP = {
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.25 },
} as const;
