import { formatPlayTime } from '#domain/catalogue/player.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPlaylist } from './player/playlist.ts';
import { TrackMenuButton } from './player/TrackMenuButton.tsx';
import { usePlayer } from './player/player-context.ts';
import { PlayIcon } from './playback/PlayIcon.tsx';
import styles from './Tracklist.module.css';

/** The playable tracks, grouped by side where sides are known. */
export function Tracklist({ project }: { project: ProjectDetail }) {
  const { t } = useTexts();
  const player = usePlayer();
  const playlist = buildPlaylist(project);
  const tracks = project.songs.map((song, index) => ({ song, index }));
  const sides = [...Map.groupBy(tracks, ({ song }) => song.side ?? '')];

  return (
    <section className={styles.tracklist}>
      <h2>{t('project.tracklist')}</h2>
      {sides.map(([side, songs]) => (
        <div key={side}>
          {side && <h3>{t('project.side', { side })}</h3>}
          <ol>
            {songs.map(({ song, index }) => {
              const isCurrent = player.current?.id === song.id;
              const isPlaying = isCurrent && player.playing;
              return (
                <li key={song.id ?? index} data-current={isCurrent}>
                  <button
                    type="button"
                    aria-label={isPlaying ? t('player.pause') : t('player.play_track', { title: song.title })}
                    onClick={() => player.toggle(playlist, index)}
                  >
                    <PlayIcon name={isPlaying ? 'pause' : 'play'} size={16} />
                  </button>
                  <span className={styles.title}>
                    {song.title}
                    {song.artist_name !== project.artist_name && <small>{song.artist_name}</small>}
                  </span>
                  <span className={styles.length}>{song.duration ? formatPlayTime(song.duration) : null}</span>
                  {playlist[index] && <TrackMenuButton track={playlist[index]} />}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
