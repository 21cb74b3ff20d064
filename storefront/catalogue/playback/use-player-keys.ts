import { useEffect, type RefObject } from 'react';
import { tinykeys } from 'tinykeys';
import type { Playback } from './playback.ts';

const SEEK_SECONDS = 5;

/** Elements that use arrow keys, and further ones that use the space bar. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role]:not([role=region], [role=main])';
const BUTTONS = 'button, summary, audio, video, iframe';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Space pauses or resumes, arrows seek, with shift to the next or previous track; not while a field has the focus. */
export function usePlayerKeys(
  audio: RefObject<HTMLAudioElement | null>,
  { toggle, move, seek }: Pick<Playback, 'toggle' | 'move' | 'seek'>,
): void {
  useEffect(() => {
    const handle = (action: () => void, fields: string) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWithin(event.target, fields)) return;
      event.preventDefault();
      action();
    };
    const seekBy = (seconds: number) => () => seek((audio.current?.currentTime ?? 0) + seconds);
    return tinykeys(window, {
      Space: handle(toggle, `${FIELDS}, ${BUTTONS}`),
      ArrowLeft: handle(seekBy(-SEEK_SECONDS), FIELDS),
      ArrowRight: handle(seekBy(SEEK_SECONDS), FIELDS),
      'Shift+ArrowLeft': handle(() => move(-1), FIELDS),
      'Shift+ArrowRight': handle(() => move(1), FIELDS),
    });
  }, [audio, toggle, move, seek]);
}
