import { testLists, testOwnList, startQueriedShop } from './query-lists.ts';

startQueriedShop();
testLists(4, 4);
testOwnList();
