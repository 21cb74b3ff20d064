import { useEffect, useState, type RefObject } from 'react';

/** State of an audio element. */
export interface AudioState {
  /** position and duration in seconds; 0 while unknown */
  readonly time: number;
  readonly duration: number;
  /** 0 to 1; 0 when muted */
  readonly volume: number;
  readonly failed: boolean;
}

const EVENTS = ['timeupdate', 'durationchange', 'emptied', 'seeked', 'volumechange', 'error', 'loadstart'] as const;

const readState = (element: HTMLAudioElement): AudioState => ({
  time: element.currentTime,
  duration: Number.isFinite(element.duration) ? element.duration : 0,
  volume: element.muted ? 0 : element.volume,
  failed: element.error !== null,
});

/** The state of the audio element, updated while it plays. */
export function useAudio(audio: RefObject<HTMLAudioElement | null>): AudioState {
  const [state, setState] = useState<AudioState>({ time: 0, duration: 0, volume: 1, failed: false });
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const update = () => setState(readState(element));
    for (const event of EVENTS) element.addEventListener(event, update);
    update();
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, update);
    };
  }, [audio]);
  return state;
}
