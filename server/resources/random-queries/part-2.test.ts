import { askLists, startAskedShop } from './ask-lists.ts';

startAskedShop();
askLists(2, 4);
