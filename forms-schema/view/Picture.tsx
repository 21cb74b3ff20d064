import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForms } from '../context.tsx';

interface Props {
  /** Folder of the storage: pictures, projects … */
  folder: string | undefined;
  /** Folder of one picture in it; '' for none. */
  name: string;
  /** Width and height in pixels. */
  size: number;
}

/** The small picture of a stored one. Decoration: the words beside it say what it is. An empty square stands for none. */
export function Picture({ folder = 'pictures', name, size }: Props) {
  const { storage = '/storage' } = useForms();
  const source = `${storage}/${folder}/${encodeURIComponent(name)}/mini.jpg`;
  const [broken, setBroken] = useState<string>();
  const isThere = name !== '' && broken !== source;
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
      {isThere && (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
