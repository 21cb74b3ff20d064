/** Builds the front ends whose files changed since they were last built, with the Node at that path. Ends the process when a build fails. */
export function buildScreens(node: string, env: NodeJS.ProcessEnv): void;
