/** Measuring window: long enough to be steady, short enough to notice a slow connection. */
const WINDOW_MS = 5000;
const MIN_SPAN_MS = 500;

/** Bytes per second over the last seconds; undefined until measurable. */
export class SpeedMeter {
  #samples: { readonly at: number; readonly sent: number }[] = [];

  /** Discards the samples, because a pause is not a slow connection. */
  reset(): void {
    this.#samples = [];
  }

  measure(sent: number, now: number): number | undefined {
    this.#samples.push({ at: now, sent });
    // one sample before the window is kept, for slow connections
    while (this.#samples[1] && now - this.#samples[1].at >= WINDOW_MS) this.#samples.shift();
    const first = this.#samples[0];
    if (!first || now - first.at < MIN_SPAN_MS) return undefined;
    return Math.max(0, ((sent - first.sent) * 1000) / (now - first.at));
  }
}
