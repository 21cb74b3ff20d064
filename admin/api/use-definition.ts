import { loadResource } from '#generated/resource-index.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useQuery } from '@tanstack/react-query';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

/** Loads a resource definition by name; undefined while loading, or when there is none. */
export function useDefinition(name: string | undefined): ResourceDefinition | undefined {
  const { data } = useQuery({
    queryKey: ['resource-definition', name],
    queryFn: async () => (await loaders[name ?? '']?.()) ?? null,
  });
  return data ?? undefined;
}
