import { useRef } from 'react';
import { moveTrack, removeTrack } from '#domain/catalogue/queue.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { usePlayer } from '../player/player-context.ts';
import type { Track } from '../player/playlist.ts';
import { loadTrack } from './audio-commands.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import styles from './QueuePanel.module.css';

/** The tracks of the queue, to play, reorder and remove. */
export function QueuePanel() {
  const { queue } = usePlayer();
  const list = useRef<HTMLOListElement>(null);
  if (!queue) return null;
  // the button of a removed row had the focus
  const focusRow = (place: number) =>
    requestAnimationFrame(() => {
      const rows = list.current?.children ?? [];
      rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('button')?.focus();
    });
  return (
    <ol ref={list} className={styles.queue}>
      {queue.tracks.map((track, place) => (
        <QueueRow key={track.id} track={track} place={place} onRemoved={focusRow} />
      ))}
    </ol>
  );
}

interface QueueRowProps {
  readonly track: Track;
  readonly place: number;
  readonly onRemoved: (place: number) => void;
}

function QueueRow({ track, place, onRemoved }: QueueRowProps) {
  const { t } = useTexts();
  const { audio, queue, playing, toggle, start, setQueue } = usePlayer();
  if (!queue) return null;
  const { title } = track;
  const isCurrent = place === queue.index;
  const remove = () => {
    const rest = removeTrack(queue, place);
    if (isCurrent && rest && playing) start(rest);
    else {
      setQueue(rest);
      // the next one waits where the removed one was paused
      const next = rest?.tracks[rest.index];
      if (isCurrent && next) loadTrack(audio, next.src);
      if (!rest) audio.current?.pause();
    }
    onRemoved(place);
  };
  return (
    <li className={styles.row} aria-current={isCurrent || undefined}>
      <button type="button" className={styles.track} onClick={() => toggle(queue.tracks, place)}>
        <strong>{title}</strong>
        <span>{track.artist_name}</span>
      </button>
      <MoveButton label={t('player.move_up', { title })} place={place} step={-1} />
      <MoveButton label={t('player.move_down', { title })} place={place} step={1} />
      <button type="button" className={button.round} aria-label={t('player.remove', { title })} onClick={remove}>
        <PlayerIcon name="remove" size={18} />
      </button>
    </li>
  );
}

function MoveButton({ label, place, step }: { label: string; place: number; step: 1 | -1 }) {
  const { queue, setQueue } = usePlayer();
  if (!queue) return null;
  const isAtEnd = place + step < 0 || place + step >= queue.tracks.length;
  return (
    // a disabled button would lose the focus at the ends of the list
    <button
      type="button"
      className={`${button.round} ${styles.move}`}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => setQueue(moveTrack(queue, place, step))}
    >
      <PlayerIcon name={step < 0 ? 'up' : 'down'} size={18} />
    </button>
  );
}
