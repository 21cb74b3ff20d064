import { unwrap } from '#generated/client/unwrap.ts';
import type { Colleague, Mention, Note } from '#generated/schemas.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { buildIfMatch } from '#admin/api/request-headers.ts';
import { api } from '#admin/api/client.ts';

/** The record that notes are about. */
export interface Subject {
  readonly resource: string;
  readonly record_id: number;
}

const HOUR = 3600_000;
const MENTIONS = ['mentions'];

/** Everybody who can be named. */
export function useColleagues(): readonly Colleague[] {
  const queryFn = () => unwrap(api.GET('/admin/colleagues'));
  return useQuery({ queryKey: ['colleagues'], queryFn, staleTime: HOUR }).data ?? [];
}

/** Notes that name whoever is signed in, and that she has not seen. */
export function useMentions(): readonly Mention[] {
  const queryFn = () => unwrap(api.GET('/admin/mentions'));
  return useQuery({ queryKey: MENTIONS, queryFn, staleTime: 60_000 }).data ?? [];
}

/** Asks for the mentions anew. */
export const renewMentions = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: MENTIONS });

/** The notes of a record, and what can be done to them; each rejects with what the server says. */
export function useNotes(subject: Subject) {
  const client = useQueryClient();
  const query = { resource: subject.resource, record_id: subject.record_id };
  const queryKey = ['notes', query];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => unwrap(api.GET('/admin/notes', { params: { query } })),
  });
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['timeline', subject.resource, subject.record_id] }),
    ]);
  return {
    notes: data ?? [],
    isPending,
    write: async (text: string, mentions: number[]) => {
      await unwrap(api.POST('/admin/notes', { body: { ...query, text, mentions } }));
      await renew();
    },
    change: async ({ id, version }: Note, text: string, mentions: number[]) => {
      const header = buildIfMatch(version);
      await unwrap(api.PUT('/admin/notes/{id}', { params: { path: { id }, header }, body: { text, mentions } }));
      await renew();
    },
    remove: async ({ id }: Note) => {
      await unwrap(api.DELETE('/admin/notes/{id}', { params: { path: { id } } }));
      await renew();
    },
    see: async () => {
      await unwrap(api.POST('/admin/mentions/seen', { body: query }));
      await renewMentions(client);
    },
  };
}
