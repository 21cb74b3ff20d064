import type { ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';

/** The record that the address names, with what went wrong when it cannot be had. */
export function useRecord({ name }: ResourceDefinition) {
  const { id = '' } = useParams();
  return useGetOne<RaRecord, Error>(name, { id: decodeURIComponent(id) }, { retry: false });
}
