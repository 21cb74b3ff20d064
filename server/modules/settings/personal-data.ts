import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { invoiceSellers, legalEntity } from './sellers.table.ts';

export const settingsPersonalData: PersonalData = {
  sources: [],
  impersonal: [invoiceSellers, legalEntity],
};
