import type { Context } from '#server/core/api/handler.ts';
import type { ResourceRuntime } from './resource-runtime.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Resources of the back office by name. */
    readonly resources: ReadonlyMap<string, ResourceRuntime>;
  }
}

/** Looks up a resource by name; undefined when there is none. */
export function getResource({ extensions }: Pick<Context, 'extensions'>, name: string): ResourceRuntime | undefined {
  return extensions.resources.get(name);
}
