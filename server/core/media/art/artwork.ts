/** Printed data of a release: input of all generated drawings. Stored as `artwork.json` next to uploads. */
import type { Genre, ProjectCategory, Sleeve, VinylColor } from '#generated/enums.ts';

export interface ArtworkTrack {
  title: string;
  side: string;
  /** Seconds. */
  duration: number;
}

export interface Artwork {
  /** Drawings of the same seed are equal. */
  seed: string;
  category: ProjectCategory;
  title: string;
  artist: string;
  genre: Genre;
  label: string;
  catalog_number: string;
  /** EAN-13. */
  barcode: string;
  year: number;
  sleeve: Sleeve | null;
  /** One per disc. */
  colors: VinylColor[];
  /** Colour of cloth, shell or bag; from the livery when missing. */
  cloth?: string;
  /** Kind of a merch or accessory project, e.g. "tote". */
  object?: MerchObject;
  tracks: ArtworkTrack[];
}

export const MERCH_OBJECTS = ['tote', 'mug', 'poster', 'slipmat', 'cap', 'pin'] as const;
export const ACCESSORY_OBJECTS = ['brush', 'inner-sleeves', 'crate', 'adapter'] as const;
export type MerchObject = (typeof MERCH_OBJECTS)[number] | (typeof ACCESSORY_OBJECTS)[number];

/** Formats seconds as 3:07. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Groups tracks by side, in order of their first track. */
export function groupBySide(tracks: readonly ArtworkTrack[]): { side: string; tracks: ArtworkTrack[] }[] {
  return [...Map.groupBy(tracks, (track) => track.side)].map(([side, list]) => ({ side, tracks: list }));
}
