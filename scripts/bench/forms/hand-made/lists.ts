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

/** Made when it is first needed and kept. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const translated = ({ name, values }: { name: string; values: readonly (string | number)[] }) =>
  once(() => values.map((value): Option => ({ value, label: t(`enums.${name}.${value}`) })));

function named(values: readonly string[], type: Intl.DisplayNamesType): Option[] {
  const names = new Intl.DisplayNames(LOCALE, { type, fallback: 'code' });
  return values.map((value) => ({ value, label: names.of(value) ?? value }));
}

export const countries = once(() => {
  const { compare } = new Intl.Collator(LOCALE);
  return named(Country.values, 'region').sort((one, other) => compare(one.label, other.label));
});
export const currencies = once(() => named(Currency.values, 'currency'));
export const languages = once(() => named(Language.values, 'language'));
export const roles = translated(UserType);
export const projectTypes = translated(ProjectType);
export const sleeves = translated(Sleeve);
export const visibilities = translated(Visibility);
export const steps = translated(ProjectStep);
