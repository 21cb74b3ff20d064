import { Country } from '#generated/enums/Country.ts';
import { Currency } from '#generated/enums/Currency.ts';
import { Language } from '#generated/enums/Language.ts';
import { ProjectStep } from '#generated/enums/ProjectStep.ts';
import { ProjectType } from '#generated/enums/ProjectType.ts';
import { Sleeve } from '#generated/enums/Sleeve.ts';
import { UserType } from '#generated/enums/UserType.ts';
import { Visibility } from '#generated/enums/Visibility.ts';
import { LOCALE, t } from '../words.ts';

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Caches the result of the first call. */
function memoize<Value>(make: () => Value): () => Value {
  let result: Value | undefined;
  return () => (result ??= make());
}

const translateOptions = ({ name, values }: { name: string; values: readonly (string | number)[] }) =>
  memoize(() => values.map((value): Option => ({ value, label: t(`enums.${name}.${value}`) })));

function buildNamedOptions(values: readonly string[], type: Intl.DisplayNamesType): Option[] {
  const names = new Intl.DisplayNames(LOCALE, { type, fallback: 'code' });
  return values.map((value) => ({ value, label: names.of(value) ?? value }));
}

export const countries = memoize(() => {
  const { compare } = new Intl.Collator(LOCALE);
  return buildNamedOptions(Country.values, 'region').sort((a, b) => compare(a.label, b.label));
});
export const currencies = memoize(() => buildNamedOptions(Currency.values, 'currency'));
export const languages = memoize(() => buildNamedOptions(Language.values, 'language'));
export const roles = translateOptions(UserType);
export const projectTypes = translateOptions(ProjectType);
export const sleeves = translateOptions(Sleeve);
export const visibilities = translateOptions(Visibility);
export const steps = translateOptions(ProjectStep);
