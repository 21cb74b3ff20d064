import type { ReferenceOption, ReferenceQuery, ReferenceResult } from '../context.tsx';

/** Artists for reference fields. */
export const ARTISTS: readonly ReferenceOption[] = [
  { id: 31, label: 'Marisol Vega', href: '/admin/artists/31' },
  { id: 32, label: 'Halfmoon Trio' },
  { id: 33, label: 'Vega & the Tides' },
];

/** Answers reference queries from ARTISTS, without a network. */
export function useArtists({ text, ids, enabled }: ReferenceQuery): ReferenceResult {
  const matches = ARTISTS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return { options: enabled ? matches : [], selected: ARTISTS.filter(({ id }) => ids.includes(id)), loading: false };
}
