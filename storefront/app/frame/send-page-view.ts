/** Browsers' signals against tracking; `globalPrivacyControl` is not yet in the types of the DOM. */
interface TrackingSignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether a visitor asks not to be tracked. */
export function isOptedOut({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Sends a page view; a failure is ignored. The request outlives the page. */
export async function sendPageView(url: string): Promise<void> {
  if (isOptedOut(navigator)) return;
  const body = JSON.stringify({ url });
  const headers = { 'content-type': 'application/json' };
  await fetch('/event', { method: 'POST', headers, body, keepalive: true, priority: 'low' }).catch(() => undefined);
}
