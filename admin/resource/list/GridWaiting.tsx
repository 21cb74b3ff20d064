import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const ROWS = 15;

/** The rows of a list before they are there. */
export function GridWaiting() {
  return (
    <Stack sx={{ px: 1.5, py: 0.5, gap: 0.5, bgcolor: 'background.paper', height: 1, overflow: 'hidden' }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={30} />
      ))}
    </Stack>
  );
}
