import { afterEach, expect, it, vi } from 'vitest';
import { isOptedOut, sendPageView } from './send-page-view.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('the signals %j are an objection: %s', (signals, optedOut) => expect(isOptedOut(signals)).toBe(optedOut));

it('sends the path, outliving the page', async () => {
  const fetchView = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchView);
  vi.stubGlobal('navigator', {});
  await sendPageView('/about');
  expect(fetchView).toHaveBeenCalledWith(
    '/event',
    expect.objectContaining({ body: '{"url":"/about"}', keepalive: true }),
  );
});

it('sends nothing for a visitor who objects', async () => {
  const fetchView = vi.fn();
  vi.stubGlobal('fetch', fetchView);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await sendPageView('/about');
  expect(fetchView).not.toHaveBeenCalled();
});

it('ignores a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('navigator', {});
  await expect(sendPageView('/about')).resolves.toBeUndefined();
});
