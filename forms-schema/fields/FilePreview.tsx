import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useForms } from '../context.tsx';

/** Uncropped, on grey so that white and black logos are visible. */
const THUMB = {
  width: 56,
  height: 40,
  flex: 'none',
  objectFit: 'contain',
  borderRadius: 0.5,
  bgcolor: 'grey.500',
} as const;

/** A thumbnail of a local file. */
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

/** A thumbnail of a stored picture. */
export function StoredPreview({ area = 'pictures', folder }: { area: string | undefined; folder: string }) {
  const { storage = '/storage' } = useForms();
  const source = `${storage}/${area}/${encodeURIComponent(folder)}/original-160.webp`;
  return <Box component="img" src={source} alt="" sx={THUMB} />;
}
