/** Localised byte sizes in steps of 1024, as §5 counts file limits. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function scaleBytes(bytes: number): { readonly value: number; readonly unit: (typeof UNITS)[number] } {
  const step = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return { value: bytes / 1024 ** step, unit: UNITS[step] ?? 'byte' };
}

const formatUnit = (value: number, unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit.startsWith('byte') ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/** 1572864 → "1.5 MB", in French "1,5 Mo". */
export function formatBytes(bytes: number, locale: string): string {
  const { value, unit } = scaleBytes(bytes);
  return formatUnit(value, unit, locale);
}

/** 1572864 → "1.5 MB/s" */
export function formatSpeed(bytesPerSecond: number, locale: string): string {
  const { value, unit } = scaleBytes(bytesPerSecond);
  return formatUnit(value, `${unit}-per-second`, locale);
}
