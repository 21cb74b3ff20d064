import type { Context, Extensions } from '#server/core/api/handler.ts';
import { extensions as allExtensions } from './extensions.ts';

interface Parts extends Omit<Context, 'reads' | 'now' | 'extensions'> {
  reads?: Context['reads'] | undefined;
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
  extensions?: Extensions | undefined;
}

/** What handlers and jobs get: what the process has opened, and what the modules bring. */
export function createContext({ db, reads = db, config, jobs, log, now, extensions }: Parts): Context {
  return { db, reads, config, jobs, log, now: now ?? (() => new Date()), extensions: extensions ?? allExtensions };
}
