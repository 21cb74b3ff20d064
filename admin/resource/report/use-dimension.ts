import type { Dimension } from './define.ts';
import { useReport } from './use-report.ts';

/** Returns a dimension of the current report; the first one for an unknown name. */
export function useDimension(name: string): Dimension {
  const { dimensions } = useReport().report;
  return dimensions.find((dimension) => dimension.name === name) ?? dimensions[0];
}
