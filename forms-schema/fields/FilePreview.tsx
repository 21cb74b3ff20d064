import Box from '@mui/material/Box';
import { useCallback } from 'react';

/** The picture itself, small; from the disk, nothing is loaded. */
export function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt=""
      sx={{ width: 40, height: 40, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'action.hover' }}
    />
  );
}
