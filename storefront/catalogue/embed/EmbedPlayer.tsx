import type { CSSProperties } from 'react';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Cover } from '#storefront/ui/Cover.tsx';
import { PlayIcon } from '../playback/PlayIcon.tsx';
import { PlayButtons } from '../playback/PlayButtons.tsx';
import { SeekBar } from '../playback/SeekBar.tsx';
import { usePeaks } from '../playback/use-peaks.ts';
import { usePlayback } from '../playback/use-playback.ts';
import { usePlayer } from '../player/player-context.ts';
import styles from './EmbedPlayer.module.css';
import type { Embed } from './load-embed.server.ts';

interface EmbedPlayerProps {
  readonly embed: Embed;
  /** the widget is a bar in low frames and a card in high ones */
  readonly layout: 'player' | 'widget';
}

/** A player in a frame of another site. Links open the shop in a new tab. */
export function EmbedPlayer({ embed, layout }: EmbedPlayerProps) {
  const { t } = useTexts();
  const { tracks, title, byline, link } = embed;
  const { current, playing, toggle } = usePlayer();
  const playback = usePlayback();
  const shown = current ?? tracks[0];
  const loadedPeaks = usePeaks(current?.src);
  if (!shown) return null;
  const peaks = loadedPeaks ?? (shown === tracks[0] ? embed.peaks : undefined);
  const isList = tracks.length > 1;
  return (
    <div
      className={`${styles.embed} ${styles[layout]}`}
      data-scheme={embed.theme}
      style={embed.accent as CSSProperties | undefined}
    >
      <a className={styles.cover} href={link} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
        <Cover picture={shown.picture} alt="" sizes="(min-width: 700px) 420px, 340px" eager />
      </a>
      <div className={styles.head}>
        <h1>
          <a href={link} target="_blank" rel="noopener">
            {title ?? t('player.newest')}
          </a>
        </h1>
        <p>{byline ?? SHOP_NAME}</p>
      </div>
      <div className={styles.controls}>
        <PlayButtons playback={playback} onPlay={current ? undefined : () => toggle(tracks, 0)} />
        <div className={styles.seek}>
          <p className={styles.current} role={playback.state.failed ? 'alert' : undefined}>
            {playback.state.failed ? t('player.failed') : shown.title}
          </p>
          <SeekBar playback={playback} peaks={peaks} />
        </div>
      </div>
      {isList && (
        <ol className={styles.tracks} aria-label={t('project.tracklist')}>
          {tracks.map((track, index) => {
            const isPlaying = track.id === current?.id && playing;
            return (
              <li key={track.id} aria-current={track.id === current?.id || undefined}>
                <button type="button" onClick={() => toggle(tracks, index)}>
                  <PlayIcon name={isPlaying ? 'pause' : 'play'} size={14} />
                  <span className="visually-hidden">{t(isPlaying ? 'player.pause' : 'player.play')}</span>
                  <span className={styles.name}>{track.title}</span>
                  {track.artist_name !== byline && <small>{track.artist_name}</small>}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <a className={styles.shop} href={link} target="_blank" rel="noopener">
        {t('player.open_in_shop', { shop: SHOP_NAME })}
      </a>
    </div>
  );
}
