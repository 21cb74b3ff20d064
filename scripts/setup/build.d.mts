/** Builds the front ends whose files changed, with the Node at that path. Exits with 1 when a build fails. Skipped when `SERVE` is `api`. */
export function buildScreens(node: string, env: NodeJS.ProcessEnv): void;
