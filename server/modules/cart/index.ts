// Public interface of the module.
export { cartHandlers } from './cart.handlers.ts';
export { carts } from './cart.table.ts';
export { type CartLine, itemsOf, sizesText, toCartItem } from './fill.ts';
export { cartPersonalData } from './personal-data.ts';
export { priceCart, type PricedCart, toCartTotals } from './price-cart.ts';
export { emptyCart, keptCart, pruneCarts, savingCart } from './saved-carts.ts';
export { readItems, type SellableItem } from './sellable.ts';
