/** The shop's name, as titles, mails and the header show it. */
export const SHOP_NAME = 'Groove House';
