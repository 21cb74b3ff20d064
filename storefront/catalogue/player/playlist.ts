import type { SitePath } from '#domain/routes.ts';
import type { ProjectDetail, Song } from '#generated/schemas.ts';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';

/** A track of the player. */
export interface Track {
  readonly id: number;
  readonly title: string;
  readonly artist_name: string;
  /** /storage/songs/{uuid or id}.mp3 (§3); its waveform has the same name with .json */
  readonly src: string;
  /** picture folder of its project */
  readonly picture: string;
  /** English path of its project */
  readonly link: SitePath;
}

/** The address of a song's audio file. */
export function getSongUrl({ uuid, id }: Pick<Song, 'uuid' | 'id'>): string {
  return `/storage/songs/${uuid ?? id}.mp3`;
}

/** The tracks of a project in order. */
export function buildPlaylist(project: ProjectDetail): Track[] {
  return project.songs.map((song) => ({
    id: song.id ?? 0,
    title: song.title,
    artist_name: song.artist_name,
    src: getSongUrl(song),
    picture: project.picture,
    link: buildProjectLink(project),
  }));
}
