import { askLists, askOwnList, startAskedShop } from './ask-lists.ts';

startAskedShop();
askLists(4, 4);
askOwnList();
