import type { OrderAddress } from '#generated/schemas.ts';

/** An address of the account with its text, 'Léa Moreau, 12 rue des Martyrs, 75009 Paris, France'. */
export interface OwnAddress {
  readonly label: string;
  readonly values: OrderAddress;
  /** whether the checkout opened with it */
  readonly isFilledIn?: boolean;
}
