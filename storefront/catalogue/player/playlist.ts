import type { SitePath } from '#domain/routes.ts';
import type { ProjectDetail, Song } from '#generated/schemas.ts';
import { projectLink } from '#domain/catalogue/project-links.ts';

/** A track as the player needs it. */
export interface Track {
  readonly id: number;
  readonly title: string;
  readonly artist_name: string;
  /** where its sound is: /storage/songs/{uuid or id}.mp3 (§3) */
  readonly src: string;
  /** picture folder of the record it is on */
  readonly picture: string;
  /** English address of that record */
  readonly link: SitePath;
}

/** Where a song's sound is. */
export function songSource({ uuid, id }: Pick<Song, 'uuid' | 'id'>): string {
  return `/storage/songs/${uuid ?? id}.mp3`;
}

/** A project's tracks in order. */
export function playlistOf(project: ProjectDetail): Track[] {
  return project.songs.map((song) => ({
    id: song.id ?? 0,
    title: song.title,
    artist_name: song.artist_name,
    src: songSource(song),
    picture: project.picture,
    link: projectLink(project),
  }));
}
