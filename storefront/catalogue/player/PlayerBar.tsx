import { useState } from 'react';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { SidePanel } from '#storefront/ui/SidePanel.tsx';
import button from '#storefront/ui/button.module.css';
import { PlayButtons } from '../playback/PlayButtons.tsx';
import { PlayerIcon } from '../playback/PlayerIcon.tsx';
import { QueuePanel } from '../playback/QueuePanel.tsx';
import { SeekBar } from '../playback/SeekBar.tsx';
import { VolumeControl } from '../playback/VolumeControl.tsx';
import { usePeaks } from '../playback/use-peaks.ts';
import { usePlayback } from '../playback/use-playback.ts';
import { useSession } from '../playback/use-session.ts';
import styles from './PlayerBar.module.css';
import { usePlayer } from './player-context.ts';

/** The player bar at the bottom of the window. */
export function PlayerBar() {
  const { t } = useTexts();
  const { audio, queue, current, playing, setQueue } = usePlayer();
  const [isQueueOpen, setQueueOpen] = useState(false);
  useSession();
  const playback = usePlayback();
  const peaks = usePeaks(current?.src);
  if (!current || !queue) return null;
  const { failed, volume } = playback.state;
  const close = () => {
    audio.current?.pause();
    audio.current?.removeAttribute('src');
    audio.current?.load();
    setQueue(undefined);
  };
  return (
    <section className={styles.bar} aria-label={t('player.label')}>
      <LocalLink to={current.link} className={styles.track}>
        <img
          src={`/storage/projects/${encodeURIComponent(current.picture)}/mini.jpg`}
          alt=""
          width={48}
          height={48}
          className={styles.picture}
          data-playing={playing}
        />
        <span className={styles.title}>
          <strong>{current.title}</strong>
          <span role={failed ? 'alert' : undefined}>{failed ? t('player.failed') : current.artist_name}</span>
        </span>
      </LocalLink>
      <PlayButtons playback={playback} />
      <div className={styles.position}>
        <SeekBar playback={playback} peaks={peaks} />
      </div>
      <div className={styles.side}>
        <VolumeControl audio={audio} volume={volume} />
        <button
          type="button"
          className={button.round}
          aria-label={t('player.queue_open', { count: queue.tracks.length })}
          onClick={() => setQueueOpen(true)}
        >
          <PlayerIcon name="queue" />
        </button>
        <button type="button" className={button.round} aria-label={t('player.close')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <SidePanel open={isQueueOpen} onClose={() => setQueueOpen(false)} title={t('player.queue')}>
        <QueuePanel />
      </SidePanel>
    </section>
  );
}
