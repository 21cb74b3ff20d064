import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { plainPath } from '#domain/local-paths.ts';

/** How often the build identifier is asked for, in milliseconds (§4). */
export const BUILD_CHECK_MS = 30_000;

/** The identifier of the build that serves the site now; undefined when there is no answer, which says nothing. */
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
 * Loads the page anew when a new build is out (§4), compared every 30 s with the first answer. Somebody who is paying is
 * left in peace: then the reload waits for the next page.
 */
export function useBuildCheck(reload: () => void = reloadPage): void {
  const isPaying = plainPath(useLocation().pathname) === '/payment';
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    let first: string | undefined;
    const check = async () => {
      const id = await readBuildId();
      first ??= id;
      if (id !== undefined && id !== first) setOutdated(true);
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
