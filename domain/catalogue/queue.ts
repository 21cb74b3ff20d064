/** A queue of tracks, each at most once, and the index of the current one. Functions return a new queue. */
export interface Queue<Track extends { readonly id: number }> {
  readonly tracks: readonly Track[];
  readonly index: number;
}

/** Where a track is added: after the current track, or at the end. */
export type QueuePlace = 'next' | 'last';

/** Adds a track; one that is in the queue is moved, and the current one stays. */
export function addTrack<Track extends { readonly id: number }>(
  queue: Queue<Track> | undefined,
  track: Track,
  place: QueuePlace,
): Queue<Track> {
  if (!queue) return { tracks: [track], index: 0 };
  const current = queue.tracks[queue.index];
  if (current?.id === track.id) return queue;
  const others = queue.tracks.filter(({ id }) => id !== track.id);
  const index = others.findIndex(({ id }) => id === current?.id);
  return { tracks: others.toSpliced(place === 'next' ? index + 1 : others.length, 0, track), index };
}

/** Moves a track one place up (-1) or down (1); the first and last do not wrap. */
export function moveTrack<Track extends { readonly id: number }>(
  queue: Queue<Track>,
  from: number,
  step: 1 | -1,
): Queue<Track> {
  const to = from + step;
  const track = queue.tracks[from];
  if (!track || to < 0 || to >= queue.tracks.length) return queue;
  const tracks = queue.tracks.toSpliced(from, 1).toSpliced(to, 0, track);
  return { tracks, index: tracks.findIndex(({ id }) => id === queue.tracks[queue.index]?.id) };
}

/** Removes a track. When it is the current one, the following one becomes current; undefined when none is left. */
export function removeTrack<Track extends { readonly id: number }>(
  queue: Queue<Track>,
  place: number,
): Queue<Track> | undefined {
  const tracks = queue.tracks.filter((_track, index) => index !== place);
  if (tracks.length === 0) return undefined;
  const index = place < queue.index ? queue.index - 1 : queue.index;
  return { tracks, index: index % tracks.length };
}
