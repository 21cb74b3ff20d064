import { useEffect, useRef, useState } from 'react';
import type { QueuePlace } from '#domain/catalogue/queue.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { usePlayer } from '../player/player-context.ts';
import type { Track } from '../player/playlist.ts';
import styles from './TrackMenu.module.css';

/** Time that the confirmation is shown, in milliseconds (§4). */
const CONFIRMATION_MS = 1500;

/** Adds a track to the queue: next, or at the end. Closes on Escape, or when the focus leaves it. */
export function TrackMenu({ track, onClose }: { track: Track; onClose: () => void }) {
  const { t } = useTexts();
  const { add } = usePlayer();
  const menu = useRef<HTMLDivElement>(null);
  const [addedTo, setAddedTo] = useState<QueuePlace>();
  const opener = () => menu.current?.parentElement?.querySelector('button');

  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    if (!addedTo) return;
    const timer = setTimeout(onClose, CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [addedTo, onClose]);

  const addTo = (place: QueuePlace) => {
    add(track, place);
    setAddedTo(place);
    opener()?.focus();
  };
  return (
    <div
      ref={menu}
      className={styles.menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        opener()?.focus();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || relatedTarget === opener();
        if (!addedTo && !stays) onClose();
      }}
    >
      {addedTo ? (
        <p role="status">{t(`player.added_${addedTo}`)}</p>
      ) : (
        <>
          <button type="button" onClick={() => addTo('next')}>
            {t('player.play_next')}
          </button>
          <button type="button" onClick={() => addTo('last')}>
            {t('player.add_to_queue')}
          </button>
        </>
      )}
    </div>
  );
}
