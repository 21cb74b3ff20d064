import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useForms } from '../context.tsx';

/** Whole, on a ground that white and black logos stand out from. */
const THUMB = {
  width: 56,
  height: 40,
  flex: 'none',
  objectFit: 'contain',
  borderRadius: 0.5,
  bgcolor: 'grey.500',
} as const;

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
  return <Box component="img" ref={show} alt="" sx={THUMB} />;
}

/** A picture that was kept before, by its folder in the storage. */
export function KeptPreview({ area = 'pictures', folder }: { area: string | undefined; folder: string }) {
  const { storage = '/storage' } = useForms();
  const source = `${storage}/${area}/${encodeURIComponent(folder)}/original-160.webp`;
  return <Box component="img" src={source} alt="" sx={THUMB} />;
}
