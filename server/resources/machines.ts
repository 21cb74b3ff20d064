import type { Context } from '#server/core/api/handler.ts';
import type { Machine } from './machine.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Every resource of the back office, by name. */
    readonly resources: ReadonlyMap<string, Machine>;
  }
}

/** The resource of that name; undefined when the back office has none. */
export function machineOf({ extensions }: Pick<Context, 'extensions'>, name: string): Machine | undefined {
  return extensions.resources.get(name);
}
