/** The shop's name, as titles and the header show it. */
export const SHOP_NAME = 'Groove House';
