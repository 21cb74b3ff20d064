// Public interface of the module.
export { cartHandlers } from './cart.handlers.ts';
export { carts } from './cart.table.ts';
export { type CartLine, getCartItems, formatChosenSizes, toCartItem } from './fill.ts';
export { cartPersonalData } from './personal-data.ts';
export { findBoxPrice, priceBoxes, type PricedBox } from './price-boxes.ts';
export { priceCart, type PricedCart, toCartTotals } from './price-cart.ts';
export { isCartReverseCharged } from './reverse-charge.ts';
export { emptyCart, selectSavedCart, pruneCarts, buildSaveCart } from './saved-carts.ts';
export { readItems, type SellableItem } from './sellable.ts';
