import { useEffect, useState } from 'react';

interface LoadedPeaks {
  readonly src: string;
  readonly peaks: readonly number[];
}

/** Loads the waveform of an audio file (/storage/songs/….mp3); undefined until then, and when there is none. */
export function usePeaks(src: string | undefined): readonly number[] | undefined {
  const [loaded, setLoaded] = useState<LoadedPeaks>();
  useEffect(() => {
    if (src === undefined) return;
    const abort = new AbortController();
    void loadPeaks(src, abort.signal).then((peaks) => peaks && setLoaded({ src, peaks }));
    return () => abort.abort();
  }, [src]);
  return loaded?.src === src ? loaded?.peaks : undefined;
}

async function loadPeaks(src: string, signal: AbortSignal): Promise<readonly number[] | undefined> {
  try {
    const response = await fetch(src.replace(/\.mp3$/, '.json'), { signal });
    return response.ok ? ((await response.json()) as readonly number[]) : undefined;
  } catch {
    // aborted or offline: the control works without
    return undefined;
  }
}
