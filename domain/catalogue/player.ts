/** Playing this many seconds counts in the statistics (§5, §9). */
export const COUNTED_PLAY_SECONDS = 5;

/** Whether a track was played long enough for POST songs/stats. */
export function isCountedPlay(seconds: number): boolean {
  return seconds >= COUNTED_PLAY_SECONDS;
}

/** Seconds as m:ss, and as h:mm:ss only above 3600 s (§5). Unknown lengths read 0:00. */
export function formatPlayTime(seconds: number | null | undefined): string {
  const whole = seconds != null && Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (whole <= 3600) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

/** Seconds out of what people write for a length: 3:45, 1:02:05, or seconds alone; undefined for anything else. */
export function parsePlayTime(text: string): number | undefined {
  if (!/^\d{1,3}(:[0-5]?\d){0,2}$|^\d+$/.test(text)) return undefined;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** The index one step further (1) or back (-1) in a playlist, wrapping at both ends (§4); 0 in an empty one. */
export function stepTrack(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
