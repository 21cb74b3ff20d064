import type { Language } from '#generated/enums.ts';

/** Signs that a language does not use, with their replacements. */
const WRONG: Readonly<Record<Language, readonly (readonly [sign: RegExp, instead: string])[]>> = {
  en: [
    [/\d\s%|\}\}\s%/u, 'no space before %'],
    [/\bemails?\b/iu, 'e-mail'],
    [/[«»]|"/u, '“ ”'],
    [/[^\s"(]'\p{L}/u, '’'],
  ],
  fr: [
    [/[^\u00a0][;?!»](?!\p{L})|[^\u00a0\d/]:(?=\s|$)/u, 'a non-breaking space before ; : ? ! »'],
    [/«(?!\u00a0)/u, 'a non-breaking space after «'],
    [/[\d}] ?%(?!\{)/u, 'a non-breaking space before %'],
    [/[“”]|"/u, '« »'],
    [/\p{L}'\p{L}/u, '’'],
    [/(?<![-\p{L}])(?:email|mail|courriel)s?(?!\p{L})/iu, 'e-mail'],
    [/\b(?:au|du) e-mail\b/iu, 'à l’e-mail, de l’e-mail'],
  ],
  zh: [
    [/(?<=\p{Script=Han})[,;:?!]|[,;:?!](?=\p{Script=Han})/u, '，；：？！'],
    [/(?<=\p{Script=Han})\(|\)(?=\p{Script=Han})/u, '（）'],
    [/"|[«»]/u, '“ ”'],
    [/\}\} %/u, 'no space before %'],
  ],
};

/** Signs and spaces of a text that its language does not use, each with its replacement. */
export function findTypographyFaults(language: Language, text: string): string[] {
  return WRONG[language].filter(([sign]) => sign.test(text)).map(([, instead]) => `“${text}” → ${instead}`);
}
