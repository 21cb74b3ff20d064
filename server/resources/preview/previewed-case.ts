import type { Effect } from './measure-effects.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** A record that a previewed action has something to do with. */
export interface PreviewedCase {
  api: TestApi;
  id: number;
  /** The part of the record that is meant. */
  part?: number;
  body?: object;
  /** What it does at least: a case that does nothing would prove nothing. */
  kinds: readonly Effect['kind'][];
}

export type Prepare = (worlds: ActionFixtures) => Promise<PreviewedCase>;
