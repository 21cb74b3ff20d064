import Stack from '@mui/material/Stack';
import { Placeholder } from '#admin/ui/Placeholder.tsx';

const ROWS = 15;

/** Placeholder rows of a loading list. */
export function GridSkeleton() {
  return (
    <Stack sx={{ px: 1.5, py: 1, gap: 1.25, bgcolor: 'background.paper', height: 1, overflow: 'hidden' }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Placeholder key={row} height={22} />
      ))}
    </Stack>
  );
}
