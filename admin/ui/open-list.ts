import type { ResourceDefinition } from '#generated/definitions.ts';
import type { GridApiCommon } from '@mui/x-data-grid';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { type RefObject, useEffect } from 'react';

/** The list that is open, for keys that are pressed anywhere. */
export interface OpenList {
  resource: ResourceDefinition;
  list: ListControllerResult<RaRecord>;
  grid: RefObject<GridApiCommon | null>;
}

let open: OpenList | undefined;

/** The list that is open now, if one is. */
export const openList = (): OpenList | undefined => open;

/** Says that this list is the one that is open. */
export function useOpenList(now: OpenList): void {
  useEffect(() => {
    open = now;
    return () => {
      open = undefined;
    };
  });
}
