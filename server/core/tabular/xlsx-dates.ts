// Spreadsheets store days as numbers with a date format.

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900; and of the 1904 date system of old Macs. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Whether a number format is a built-in date format, which files do not define. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a day or time, ignoring its texts, colours and escaped characters. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id);
  const signs = code.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.|\*./gi, '');
  return /[dyhs]|m{1,5}/i.test(signs) && !/^general$/i.test(signs);
}

/** Formats a serial number as ISO day, with the time if it has a fraction. */
export function formatSerial(serial: number, from1904: boolean): string {
  const moment = new Date((from1904 ? EPOCH_1904 : EPOCH) + Math.round(serial * 86_400) * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const text = moment.toISOString();
  return moment.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
