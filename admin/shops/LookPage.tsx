import { type LookMessage, type PreviewLook, readLookPageMessage } from '#domain/shops/look-message.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWidth } from './use-width.ts';

interface Props {
  code: string;
  title: string;
  /** Of the page that is shown, in CSS pixels. */
  width: number;
  look: PreviewLook;
}

/** Before the page says how high it is. */
const HEIGHT = 900;
/** A higher page is made smaller until it fits, but not below half its size. */
const MOST = 760;
const LEAST = 0.5;

/** A page of the shop in a look, as large as there is room for it. It only shows: nothing in it can be reached. */
export function LookPage({ code, title, width, look }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  const [room, box] = useWidth();
  const tell = useEffectEvent(() => {
    const message: LookMessage = { type: 'look', look };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  useEffect(() => tell(), [look]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const high = readLookPageMessage(data);
      if (high === undefined) return;
      setHeight(high);
      tell();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const scale = Math.min(1, room / width, Math.max(LEAST, MOST / height));
  return (
    <Box ref={box} sx={{ mt: 1 }}>
      <Box sx={PAGE} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          src={`/look-preview?shop=${encodeURIComponent(code)}`}
          title={title}
          width={width}
          height={height}
          inert
          style={{ border: 0, transformOrigin: '0 0', transform: `scale(${scale})` }}
        />
      </Box>
    </Box>
  );
}

const PAGE = { mx: 'auto', overflow: 'hidden', borderRadius: 1, boxShadow: 3 } as const;
