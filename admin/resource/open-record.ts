import type { ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';
import { useEffect } from 'react';
import type { StartAction } from './actions/use-actions.tsx';

/** The record whose page is open, for what is pressed or chosen elsewhere. */
export interface OpenRecord {
  resource: ResourceDefinition;
  record: RaRecord;
  /** What it is called on its page. */
  title: string;
  start: StartAction;
}

let open: OpenRecord | undefined;

/** The record whose page is open now, if one is. */
export const openRecord = (): OpenRecord | undefined => open;

/** Says that the page of this record is the one that is open. */
export function useOpenRecord(now: OpenRecord): void {
  useEffect(() => {
    open = now;
    return () => {
      open = undefined;
    };
  });
}
