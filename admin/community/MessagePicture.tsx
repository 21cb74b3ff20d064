import { unwrap } from '#generated/client/unwrap.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api/client.ts';

interface MessagePictureProps {
  /** id of the conversation */
  readonly conversation: number;
  /** key of the picture */
  readonly picture: string;
  readonly alt: string;
}

const SIZE = 160;

/** A picture of a message, fetched with the user's token, which links to its full size. */
export function MessagePicture({ conversation, picture, alt }: MessagePictureProps) {
  const { data: bytes } = useQuery({
    queryKey: ['message-picture', conversation, picture],
    queryFn: async () => {
      const params = { path: { id: conversation, key: picture } };
      const path = '/admin/conversations/{id}/pictures/{key}' as const;
      return unwrap(api.GET(path, { params, parseAs: 'blob' }));
    },
    staleTime: Infinity,
  });
  const show = useCallback(
    (link: HTMLAnchorElement | null) => {
      const image = link?.querySelector('img');
      if (!link || !image || !bytes) return;
      const url = URL.createObjectURL(bytes);
      link.href = url;
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
  return (
    <a ref={show} target="_blank" rel="noreferrer">
      <Box component="img" alt={alt} width={SIZE} height={SIZE} sx={PICTURE} />
    </a>
  );
}

const PICTURE = { display: 'block', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' } as const;
