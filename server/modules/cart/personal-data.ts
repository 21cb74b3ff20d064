import { sql } from 'drizzle-orm';
import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { carts } from './cart.table.ts';

export const cartPersonalData: PersonalData = {
  sources: [
    {
      table: carts,
      kind: 'carts',
      rows: ({ email }) => sql`lower(${carts.cart} -> 'customer' ->> 'email') = ${email}`,
      erase: 'delete',
    },
  ],
  impersonal: [],
};
