import { isEmail, isLatin, isUrl } from '#forms-schema/predicates.ts';
import { t } from '../words.ts';

export const maxLength = (value: number) => ({
  maxLength: { value, message: t('errors.input_max_length', { max: value }) },
});
export const minLength = (value: number) => ({
  minLength: { value, message: t('errors.input_min_length', { min: value }) },
});
export const min = (value: number) => ({
  min: { value, message: t('errors.input_min', { min: value }) },
});
export const max = (value: number) => ({
  max: { value, message: t('errors.input_max', { max: value }) },
});
export const matching = (value: RegExp) => ({
  pattern: { value, message: t('errors.input_pattern') },
});
export const email = { validate: (value: string) => isEmail(value) || t('errors.email_invalid') };
export const url = { validate: (value: string) => isUrl(value) || t('errors.url_invalid') };
export const latin = { validate: (value: string) => isLatin(value) || t('errors.latin_invalid') };
