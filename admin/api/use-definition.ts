import { loadResource } from '#generated/resource-index.ts';
import type { ResourceDefinition } from '#generated/definitions.ts';
import { useQuery } from '@tanstack/react-query';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

/** The definition of a resource that is known by its name only; undefined until it is loaded, or when there is none. */
export function useDefinition(name: string | undefined): ResourceDefinition | undefined {
  const { data } = useQuery({
    queryKey: ['resource-definition', name],
    queryFn: async () => (await loaders[name ?? '']?.()) ?? null,
  });
  return data ?? undefined;
}
