import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { toEnglishPath } from '#domain/local-paths.ts';
import { hasUnsavedInput, watchInput } from './unsaved-input.ts';

/** Interval of the build check, in milliseconds (§4). */
export const BUILD_CHECK_MS = 30_000;

/** Pages with a payment, which may wait for the customer's bank. */
const PAYING = /^\/(?:payment|offer)(?:\/|$)/;

/** Fetches the identifier of the build being served. Returns undefined when the request fails. */
async function readBuildId(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/build-id');
    const { buildId } = (await response.json()) as { buildId?: string };
    return response.ok ? buildId : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page when a new build is deployed (§4), checked every 30 s against the first answer. The reload waits
 * while the visitor pays or a form holds unsaved input.
 */
export function useBuildCheck(reload: () => void = reloadPage): void {
  const { pathname } = useLocation();
  const reloadWhenSafe = useEffectEvent(() => {
    if (!PAYING.test(toEnglishPath(pathname)) && !hasUnsavedInput()) reload();
  });
  useEffect(() => {
    let firstId: string | undefined;
    const check = async () => {
      const id = await readBuildId();
      firstId ??= id;
      if (id !== undefined && id !== firstId) reloadWhenSafe();
    };
    void check();
    const timer = setInterval(() => void check(), BUILD_CHECK_MS);
    const stopWatching = watchInput();
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
}

const reloadPage = () => window.location.reload();
