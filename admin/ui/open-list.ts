import type { ResourceDefinition } from '#generated/definitions.ts';
import type { GridApiCommon } from '@mui/x-data-grid';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { type RefObject, useEffect } from 'react';

/** The list that is openedList, for keys that are pressed anywhere. */
export interface OpenList {
  resource: ResourceDefinition;
  list: ListControllerResult<RaRecord>;
  grid: RefObject<GridApiCommon | null>;
}

let openedList: OpenList | undefined;

/** The list that is openedList now, if one is. */
export const getOpenList = (): OpenList | undefined => openedList;

/** Says that this list is the one that is openedList. */
export function useRegisterOpenList(now: OpenList): void {
  useEffect(() => {
    openedList = now;
    return () => {
      openedList = undefined;
    };
  });
}
