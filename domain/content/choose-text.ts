import type { Language } from '#generated/enums.ts';

/** A record with texts in columns such as `title_en`, `title_fr` and `title_zh`. */
type Texts<Name extends string> = { readonly [Key in `${Name}_${Language}`]?: string | null };

/** The text `name` in a language; in English where it is missing. */
export function chooseText<Name extends string>(record: Texts<Name>, name: Name, language: Language): string {
  return record[`${name}_${language}`] || record[`${name}_en`] || '';
}
