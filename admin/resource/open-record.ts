import type { ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';
import { useEffect } from 'react';
import type { StartAction } from './actions/use-actions.tsx';

/** The record whose page is open, for shortcuts and the command palette. */
export interface OpenRecord {
  resource: ResourceDefinition;
  record: RaRecord;
  title: string;
  start: StartAction;
}

let openedRecord: OpenRecord | undefined;

/** Returns the record whose page is open; undefined on other pages. */
export const getOpenRecord = (): OpenRecord | undefined => openedRecord;

/** Registers the record whose page is open, until the page is left. */
export function useRegisterOpenRecord(record: OpenRecord): void {
  useEffect(() => {
    openedRecord = record;
    return () => {
      openedRecord = undefined;
    };
  });
}
