import type { ResourceDefinition } from '#generated/definitions.ts';
import { type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';

/** Loads the record of the address's `:id`; does not retry errors. */
export function useRecord({ name }: ResourceDefinition) {
  const { id = '' } = useParams();
  return useGetOne<RaRecord, Error>(name, { id: decodeURIComponent(id) }, { retry: false });
}
