/** Bars of a drawn waveform, and their width of one unit each. */
const BARS = 80;
const BAR_WIDTH = 0.62;

/** Height of bars where nothing is known, and the least height, in per cent. */
const FLAT = 14;
const LEAST = 6;

/** Draws levels of 0 to 100 as the bars of an SVG, stretched to any size. */
export function drawWaveform(peaks: readonly number[] | undefined): string {
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const height = Math.max(LEAST, peaks?.length ? getHighest(peaks, bar) : FLAT);
    return `M${bar + (1 - BAR_WIDTH) / 2} ${(100 - height) / 2}h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BARS} 100" preserveAspectRatio="none"><path d="${bars.join('')}"/></svg>`;
}

function getHighest(peaks: readonly number[], bar: number): number {
  const from = Math.floor((bar * peaks.length) / BARS);
  const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
  return Math.max(...peaks.slice(from, to));
}
