import type { ResourceDefinition } from '#generated/definitions.ts';
import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const keyOf = ({ name }: ResourceDefinition) => `lists.${name}`;

/** Notes the address of a list (its filter, sort and page), for the way back from a record. */
export function useNoteListAddress(resource: ResourceDefinition): void {
  const { search } = useLocation();
  const [, store] = useStore<string>(keyOf(resource), '');
  useEffect(() => store(search), [search, store]);
}

/** Where the list was left. */
export function useListAddress(resource: ResourceDefinition): string {
  const [search] = useStore<string>(keyOf(resource), '');
  return `/${resource.name}${search}`;
}
