import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { barcodes } from './barcodes.table.ts';
import {
  categories,
  copiesNotes,
  genreEntries,
  itemPrices,
  items,
  priceChanges,
  projects,
  songs,
} from './catalogue.table.ts';
import { songPlayReceipts, songPlays } from './plays.table.ts';
import { projectCounts } from './project-counts.table.ts';

export const cataloguePersonalData: PersonalData = {
  sources: [],
  impersonal: [
    barcodes,
    categories,
    genreEntries,
    copiesNotes,
    itemPrices,
    items,
    priceChanges,
    projectCounts,
    projects,
    songPlayReceipts,
    songPlays,
    songs,
  ],
};
