// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition, Facts } from '../definitions.ts';
import { values } from './choices/Language.ts';

export type Language = (typeof values)[number];

export const Language: EnumDefinition<typeof values> &
  Facts<Language, { country: 'GB' | 'FR' | 'CN'; locale: 'en-GB' | 'fr-FR' | 'zh-CN' }> = {
  name: 'Language',
  values,
  labels: 'intl-language',
  data: {
    en: { country: 'GB', locale: 'en-GB' },
    fr: { country: 'FR', locale: 'fr-FR' },
    zh: { country: 'CN', locale: 'zh-CN' },
  },
};
