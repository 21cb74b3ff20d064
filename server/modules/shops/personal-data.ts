import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { shopLooks } from './looks.table.ts';
import { artists, labels, shops } from './shops.table.ts';

export const shopsPersonalData: PersonalData = {
  sources: [],
  impersonal: [artists, labels, shopLooks, shops],
};
