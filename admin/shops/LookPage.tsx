import { type LookMessage, type PreviewLook, readLookPageMessage } from '#domain/shops/look-message.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWidth } from './use-width.ts';

interface Props {
  code: string;
  title: string;
  /** Width of the previewed page in CSS pixels. */
  width: number;
  look: PreviewLook;
}

/** Height until the page reports its own. */
const INITIAL_HEIGHT = 900;
/** Taller pages are scaled down, at most by half. */
const MAX_HEIGHT = 760;
const MIN_SCALE = 0.5;

/** An inert, scaled preview of a shop page with a theme. */
export function LookPage({ code, title, width, look }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
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
  const scale = Math.min(1, room / width, Math.max(MIN_SCALE, MAX_HEIGHT / height));
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
