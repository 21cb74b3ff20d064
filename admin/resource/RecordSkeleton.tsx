import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Placeholder } from '#admin/ui/Placeholder.tsx';

/** The place of a record while it is on its way, about as tall as it will be, so that little moves. */
export function RecordSkeleton() {
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }} aria-busy="true">
      <Placeholder width={240} height={28} />
      <BodySkeleton />
      <Placeholder height={320} />
    </Stack>
  );
}

/** The place of what a screen adds to its record. */
export function BodySkeleton() {
  return (
    <Box aria-busy="true">
      <Placeholder height={280} />
    </Box>
  );
}
