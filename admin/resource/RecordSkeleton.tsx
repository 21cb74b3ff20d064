import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The place of a record while it is on its way, about as tall as it will be, so that little moves. */
export function RecordSkeleton() {
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5 }} aria-busy="true">
      <Skeleton width={240} height={32} />
      <BodySkeleton />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** The place of what a screen adds to its record. */
export function BodySkeleton() {
  return <Skeleton variant="rounded" height={280} aria-busy="true" />;
}
