import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForms } from '../context.tsx';

interface Props {
  /** Storage folder: pictures, projects … */
  folder: string | undefined;
  /** Folder of the picture within it; '' for none. */
  name: string;
  /** Width and height in pixels. */
  size: number;
}

/** A thumbnail of a stored picture, decorative. An empty square when missing. */
export function Picture({ folder = 'pictures', name, size }: Props) {
  const { storage = '/storage' } = useForms();
  const source = `${storage}/${folder}/${encodeURIComponent(name)}/mini.jpg`;
  const [brokenSource, setBrokenSource] = useState<string>();
  const isAvailable = name !== '' && brokenSource !== source;
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        width: size,
        height: size,
        flex: 'none',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {isAvailable && (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSource(source)}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
