import { unwrap } from '#generated/client/unwrap.ts';
import type { Colleague, Mention, Note } from '#generated/schemas.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { buildIfMatch } from '#admin/api/request-headers.ts';
import { api } from '#admin/api/client.ts';

/** The record of notes. */
export interface Subject {
  readonly resource: string;
  readonly record_id: number;
}

const HOUR_MS = 3600_000;
const MENTIONS_KEY = ['mentions'];

/** Loads the colleagues who can be mentioned. */
export function useColleagues(): readonly Colleague[] {
  const queryFn = () => unwrap(api.GET('/admin/colleagues'));
  return useQuery({ queryKey: ['colleagues'], queryFn, staleTime: HOUR_MS }).data ?? [];
}

/** Loads the unseen notes that mention the account. */
export function useMentions(): readonly Mention[] {
  const queryFn = () => unwrap(api.GET('/admin/mentions'));
  return useQuery({ queryKey: MENTIONS_KEY, queryFn, staleTime: 60_000 }).data ?? [];
}

export const invalidateMentions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: MENTIONS_KEY });

/** Loads the notes of a record, with functions to change them, which reject with the server's error. */
export function useNotes(subject: Subject) {
  const client = useQueryClient();
  const query = { resource: subject.resource, record_id: subject.record_id };
  const queryKey = ['notes', query];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => unwrap(api.GET('/admin/notes', { params: { query } })),
  });
  const invalidate = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['timeline', subject.resource, subject.record_id] }),
    ]);
  return {
    notes: data ?? [],
    isPending,
    create: async (text: string, mentions: number[]) => {
      await unwrap(api.POST('/admin/notes', { body: { ...query, text, mentions } }));
      await invalidate();
    },
    update: async ({ id, version }: Note, text: string, mentions: number[]) => {
      const header = buildIfMatch(version);
      await unwrap(api.PUT('/admin/notes/{id}', { params: { path: { id }, header }, body: { text, mentions } }));
      await invalidate();
    },
    remove: async ({ id }: Note) => {
      await unwrap(api.DELETE('/admin/notes/{id}', { params: { path: { id } } }));
      await invalidate();
    },
    markSeen: async () => {
      await unwrap(api.POST('/admin/mentions/seen', { body: query }));
      await invalidateMentions(client);
    },
  };
}
