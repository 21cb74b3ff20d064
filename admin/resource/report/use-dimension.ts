import type { Dimension } from './define.ts';
import { useReport } from './use-report.ts';

/** A dimension of the report around; the first one where it has none of that name. */
export function useDimension(name: string): Dimension {
  const { dimensions } = useReport().report;
  return dimensions.find((one) => one.name === name) ?? dimensions[0];
}
