import type { Context } from '#server/core/api/handler.ts';
import type { ResourceRuntime } from './resource-runtime.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Every resource of the back office, by name. */
    readonly resources: ReadonlyMap<string, ResourceRuntime>;
  }
}

/** The resource of that name; undefined when the back office has none. */
export function getResource({ extensions }: Pick<Context, 'extensions'>, name: string): ResourceRuntime | undefined {
  return extensions.resources.get(name);
}
