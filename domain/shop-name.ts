/** The shop's name in titles, mails and the header. */
export const SHOP_NAME = 'Groove House';
