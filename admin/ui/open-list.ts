import type { ResourceDefinition } from '#generated/definitions.ts';
import type { GridApiCommon } from '@mui/x-data-grid';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { type RefObject, useEffect } from 'react';

/** The open list, for keyboard shortcuts. */
export interface OpenList {
  resource: ResourceDefinition;
  list: ListControllerResult<RaRecord>;
  grid: RefObject<GridApiCommon | null>;
}

let openedList: OpenList | undefined;

/** Returns the open list; undefined on other pages. */
export const getOpenList = (): OpenList | undefined => openedList;

/** Registers the open list, until its page is left. */
export function useRegisterOpenList(list: OpenList): void {
  useEffect(() => {
    openedList = list;
    return () => {
      openedList = undefined;
    };
  });
}
