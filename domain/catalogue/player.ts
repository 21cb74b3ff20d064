/** Minimum duration of a counted play in seconds (§5, §9). */
const COUNTED_PLAY_SECONDS = 5;

/** Whether a play is long enough to be reported (POST songs/stats). */
export function isCountedPlay(seconds: number): boolean {
  return seconds >= COUNTED_PLAY_SECONDS;
}

/** Formats seconds as m:ss, above 3600 s as h:mm:ss (§5). Unknown durations give 0:00. */
export function formatPlayTime(seconds: number | null | undefined): string {
  const total = seconds != null && Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(total / 60);
  if (total <= 3600) return `${minutes}:${padTwo(total % 60)}`;
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(total % 60)}`;
}

/** Parses a typed duration to seconds: 3:45, 1:02:05, or seconds; undefined when invalid. */
export function parsePlayTime(text: string): number | undefined {
  if (!/^\d{1,3}(:[0-5]?\d){0,2}$|^\d+$/.test(text)) return undefined;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** The index of the next (1) or previous (-1) track of a playlist, wrapping at both ends (§4); 0 when it is empty. */
export function getAdjacentTrack(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
