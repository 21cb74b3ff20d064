import { useEffect, useRef } from 'react';
import type { QueuePlace } from '#domain/catalogue/queue.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { showToast } from '#storefront/ui/modals/modals.ts';
import { usePlayer } from '../player/player-context.ts';
import type { Track } from '../player/playlist.ts';
import styles from './TrackMenu.module.css';

/** Adds a track to the queue: next, or at the end. Closes on Escape, or when the focus leaves it. */
export function TrackMenu({ track, onClose }: { track: Track; onClose: () => void }) {
  const { t } = useTexts();
  const { add } = usePlayer();
  const menu = useRef<HTMLDivElement>(null);
  const opener = () => menu.current?.parentElement?.querySelector('button');

  useEffect(() => menu.current?.querySelector('button')?.focus(), []);

  const addTo = (place: QueuePlace) => {
    add(track, place);
    void showToast(t(`player.added_${place}`));
    opener()?.focus();
    onClose();
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
        if (!stays) onClose();
      }}
    >
      <button type="button" onClick={() => addTo('next')}>
        {t('player.play_next')}
      </button>
      <button type="button" onClick={() => addTo('last')}>
        {t('player.add_to_queue')}
      </button>
    </div>
  );
}
