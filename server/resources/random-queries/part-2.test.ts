import { testLists, startQueriedShop } from './query-lists.ts';

startQueriedShop();
testLists(2, 4);
