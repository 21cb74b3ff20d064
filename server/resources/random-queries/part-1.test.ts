import { askLists, startAskedShop } from './ask-lists.ts';

startAskedShop();
askLists(1, 4);
