import type { Effect } from './measure-effects.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** A record on which a previewed action has effects. */
export interface PreviewedCase {
  api: TestApi;
  id: number;
  /** The part of the record, for part actions. */
  part?: number;
  body?: object;
  /** Effects it must have at least. */
  kinds: readonly Effect['kind'][];
}

export type Prepare = (worlds: ActionFixtures) => Promise<PreviewedCase>;
