import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TimeSeries, Report } from './define.ts';
import {
  buildRequest,
  type QueryChange,
  isComplete,
  parseQuery,
  type ReportQuery,
  applyChange,
} from './report-query.ts';

/** The report of a screen with its query and result. */
interface ReportState {
  readonly report: Report;
  readonly query: ReportQuery;
  /** Changes the query. */
  readonly change: (change: QueryChange) => void;
  readonly series: TimeSeries;
}

export const ReportContext = createContext<ReportState | undefined>(undefined);

/** Returns the report of the enclosing `ReportScreen`. */
export function useReport(): ReportState {
  const state = use(ReportContext);
  if (!state) throw new Error('A part of a report stands outside of one.');
  return state;
}

/** Returns the query of the address and its setter; each change is a history entry. */
export function useReportQuery(
  report: Report,
  fixed: Partial<ReportQuery> | undefined,
): [ReportQuery, (change: QueryChange) => void] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => ({ ...parseQuery(report, search), ...fixed }), [report, search, fixed]);
  const change = useCallback((next: QueryChange) => setSearch((before) => applyChange(before, next)), [setSearch]);
  return [query, change];
}

/** Loads the figures over time; keeps the previous result while loading. */
export function useTimeSeries(report: Report, query: ReportQuery) {
  const request = { ...buildRequest(query), granularity: query.granularity };
  return useQuery({
    queryKey: ['report', report.name, 'series', request],
    queryFn: ({ signal }) => report.fetchTimeSeries(request, signal),
    placeholderData: keepPreviousData,
    enabled: isComplete(query),
  });
}

/** Loads the breakdown of the current report by a dimension. */
export function useBreakdown(dimension: string, limit: number) {
  const { report, query } = useReport();
  const request = { ...buildRequest(query), dimension, limit };
  return useQuery({
    queryKey: ['report', report.name, 'breakdown', request],
    queryFn: ({ signal }) => report.fetchBreakdown(request, signal),
    placeholderData: (before) => (before?.dimension === dimension ? before : undefined),
    enabled: isComplete(query),
  });
}
