import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Placeholder } from '#admin/ui/Placeholder.tsx';

/** Placeholder of a record page while it loads. */
export function RecordSkeleton() {
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }} aria-busy="true">
      <Placeholder width={240} height={28} />
      <BodySkeleton />
      <Placeholder height={320} />
    </Stack>
  );
}

/** Placeholder of the body that a screen adds to a record page. */
export function BodySkeleton() {
  return (
    <Box aria-busy="true">
      <Placeholder height={280} />
    </Box>
  );
}
