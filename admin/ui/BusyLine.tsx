import Box from '@mui/material/Box';
import { keyframes } from '@mui/system';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** A thin progress bar over the top of its container. */
export function BusyLine({ label }: { label: string }) {
  return (
    <Box role="progressbar" aria-label={label} sx={TRACK}>
      <Box sx={{ width: '30%', height: 1, bgcolor: 'primary.main', animation: `${slide} 1.1s ease-in-out infinite` }} />
    </Box>
  );
}

const TRACK = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  height: 2,
  overflow: 'hidden',
  zIndex: 'tooltip',
} as const;
