import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const pulse = keyframes`50% { opacity: 0.5; }`;

/** A pulsing block in place of content that is loading. */
export function Placeholder({ height, width }: { height: number; width?: number }) {
  return <Box sx={{ ...LOOK, height, width }} />;
}

const LOOK = {
  flexShrink: 0,
  borderRadius: 1,
  bgcolor: 'action.hover',
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
