import { byAccount, byAccountOrEmail, type PersonalData } from '#server/resources/privacy/personal-data.ts';
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
import { follows } from './follows.table.ts';
import { projectCounts } from './project-counts.table.ts';
import { stockNotices } from './stock-notices.table.ts';

export const cataloguePersonalData: PersonalData = {
  sources: [
    { table: follows, kind: 'follows', rows: byAccount(follows.user_id), erase: 'delete' },
    {
      table: stockNotices,
      kind: 'stock_notices',
      rows: byAccountOrEmail(stockNotices),
      erase: 'delete',
      excluded: ['token'],
    },
  ],
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
