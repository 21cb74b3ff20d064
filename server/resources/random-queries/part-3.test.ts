import { askLists, startAskedShop } from './ask-lists.ts';

startAskedShop();
askLists(3, 4);
