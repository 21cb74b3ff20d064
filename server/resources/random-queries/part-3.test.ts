import { testLists, startQueriedShop } from './query-lists.ts';

startQueriedShop();
testLists(3, 4);
