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

/** Height in CSS pixels until the page reports its height. */
const INITIAL_HEIGHT = 900;
/** Taller pages are scaled down, at most by half. */
const MAX_HEIGHT = 760;
const MIN_SCALE = 0.5;

/** An inert, scaled preview of a shop page with a theme. */
export function LookPage({ code, title, width, look }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const [availableWidth, ref] = useWidth();
  const sendLook = useEffectEvent(() => {
    const message: LookMessage = { type: 'look', look };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  useEffect(() => sendLook(), [look]);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const pageHeight = readLookPageMessage(data);
      if (pageHeight === undefined) return;
      setHeight(pageHeight);
      sendLook();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  const scale = Math.min(1, availableWidth / width, Math.max(MIN_SCALE, MAX_HEIGHT / height));
  return (
    <Box ref={ref} sx={{ mt: 1 }}>
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
