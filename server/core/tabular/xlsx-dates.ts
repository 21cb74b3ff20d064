// Spreadsheets store days as numbers with a date format.

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, as all programs count that keep the mistake of 29 February 1900; and of the old ones of Macs. */
const START = Date.UTC(1899, 11, 30);
const START_1904 = Date.UTC(1904, 0, 1);

/** Formats by number that every spreadsheet has without naming them. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a day or an hour; its texts, colours and escaped signs are ignored. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id);
  const signs = code.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.|\*./gi, '');
  return /[dyhs]|m{1,5}/i.test(signs) && !/^general$/i.test(signs);
}

/** The number of a day as ISO has it, with the hour where there is one. */
export function serialText(serial: number, from1904: boolean): string {
  const moment = new Date((from1904 ? START_1904 : START) + Math.round(serial * 86_400) * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const text = moment.toISOString();
  return moment.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
