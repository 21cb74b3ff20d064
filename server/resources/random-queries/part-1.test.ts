import { testLists, startQueriedShop } from './query-lists.ts';

startQueriedShop();
testLists(1, 4);
