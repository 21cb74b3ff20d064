import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { toEnglishPath } from '#domain/local-paths.ts';

/** Interval of the build check, in milliseconds (§4). */
export const BUILD_CHECK_MS = 30_000;

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
 * Reloads the page when a new build is deployed (§4), checked every 30 s against the first answer. On the payment
 * page the reload waits until the visitor leaves it.
 */
export function useBuildCheck(reload: () => void = reloadPage): void {
  const isPaying = toEnglishPath(useLocation().pathname) === '/payment';
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    let firstId: string | undefined;
    const check = async () => {
      const id = await readBuildId();
      firstId ??= id;
      if (id !== undefined && id !== firstId) setOutdated(true);
    };
    void check();
    const timer = setInterval(() => void check(), BUILD_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOutdated && !isPaying) reload();
  }, [isOutdated, isPaying, reload]);
}

const reloadPage = () => window.location.reload();
