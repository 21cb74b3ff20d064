/** So far back the speed looks, in milliseconds: calm enough to read, quick enough to notice a slow line. */
const WINDOW = 5000;
const SHORTEST = 500;

/** Bytes a second over the last seconds, undefined until there is something to measure. */
export class SpeedMeter {
  #samples: { readonly at: number; readonly sent: number }[] = [];

  /** Forgets the past: after a pause, time without sending is no slow line. */
  reset(): void {
    this.#samples = [];
  }

  measure(sent: number, now: number): number | undefined {
    this.#samples.push({ at: now, sent });
    // the sample at the edge stays, or a slow line would seem to stand still
    while (this.#samples[1] && now - this.#samples[1].at >= WINDOW) this.#samples.shift();
    const first = this.#samples[0];
    if (!first || now - first.at < SHORTEST) return undefined;
    return Math.max(0, ((sent - first.sent) * 1000) / (now - first.at));
  }
}
