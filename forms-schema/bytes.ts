/** Amounts of bytes as the language writes them, in steps of 1024 as §5 counts the limits of files. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function scaled(bytes: number): { readonly value: number; readonly unit: (typeof UNITS)[number] } {
  const step = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return { value: bytes / 1024 ** step, unit: UNITS[step] ?? 'byte' };
}

const write = (value: number, unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit.startsWith('byte') ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/** 1572864 → "1.5 MB", in French "1,5 Mo". */
export function formatBytes(bytes: number, locale: string): string {
  const { value, unit } = scaled(bytes);
  return write(value, unit, locale);
}

/** 1572864 → "1.5 MB/s" */
export function formatSpeed(bytesPerSecond: number, locale: string): string {
  const { value, unit } = scaled(bytesPerSecond);
  return write(value, `${unit}-per-second`, locale);
}
