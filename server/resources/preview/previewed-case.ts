import type { Effect } from './measure-effects.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';
import type { TestApi } from '#server/testing/start-api.ts';

/** A record to preview an action on. */
export interface PreviewedCase {
  api: TestApi;
  id: number;
  /** The part of the record, for part actions. */
  part?: number;
  body?: object;
  /** Kinds of effects that the action has. */
  kinds: readonly Effect['kind'][];
}

export type Prepare = (fixtures: ActionFixtures) => Promise<PreviewedCase>;
