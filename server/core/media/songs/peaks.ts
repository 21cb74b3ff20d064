/** Number of values of a waveform. */
export const PEAK_COUNT = 200;

/** Windows per second. The peaks of whole parts would hardly differ in loud music. */
const WINDOWS_PER_SECOND = 20;

/** Measures the waveform of a song from its samples, added in order. */
export class PeakMeter {
  /** Highest level of each complete window. */
  readonly #windows: number[] = [];
  #level = 0;
  #samples = 0;

  /** Adds samples of equally long channels. */
  add(channels: readonly Float32Array[], rate: number): void {
    const size = Math.round(rate / WINDOWS_PER_SECOND);
    for (let i = 0; i < (channels[0]?.length ?? 0); i++) {
      for (const channel of channels) this.#level = Math.max(this.#level, Math.abs(channel[i] ?? 0));
      if (++this.#samples < size) continue;
      this.#windows.push(this.#level);
      [this.#level, this.#samples] = [0, 0];
    }
  }

  /** The mean level of each of `PEAK_COUNT` equal parts, in per cent of the loudest; empty without audio. */
  read(): number[] {
    const windows = this.#windows;
    if (windows.length === 0) return [];
    const means = Array.from({ length: PEAK_COUNT }, (_, part) => {
      const from = Math.floor((part * windows.length) / PEAK_COUNT);
      const to = Math.max(from + 1, Math.floor(((part + 1) * windows.length) / PEAK_COUNT));
      return windows.slice(from, to).reduce((sum, level) => sum + level, 0) / (to - from);
    });
    const highest = Math.max(...means);
    return means.map((mean) => (highest > 0 ? Math.round((mean / highest) * 100) : 0));
  }
}
