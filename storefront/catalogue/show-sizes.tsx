// Loaded when a visitor opens the size table beside the choice of sizes.
import type { Item } from '#generated/schemas.ts';
import { showContent } from '#storefront/ui/modals/modals.ts';
import { Measures } from './SizeTable.tsx';

/** Shows the measures of a garment in a dialog. */
export const showSizes = (title: string, items: readonly Item[]): Promise<boolean> =>
  showContent(title, <Measures items={items} />);
