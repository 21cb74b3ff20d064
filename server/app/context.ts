import type { Context, Extensions } from '#server/core/api/handler.ts';
import { extensions as allExtensions } from './extensions.ts';

interface Parts extends Omit<Context, 'reads' | 'now' | 'extensions'> {
  reads?: Context['reads'] | undefined;
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
  extensions?: Extensions | undefined;
}

/** Creates the context of handlers and jobs. */
export function createContext({ db, reads = db, now, extensions, ...services }: Parts): Context {
  return { ...services, db, reads, now: now ?? (() => new Date()), extensions: extensions ?? allExtensions };
}
