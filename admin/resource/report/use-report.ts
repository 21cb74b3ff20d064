import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Course, Report } from './define.ts';
import { askOf, type Change, isComplete, readQuery, type ReportQuery, withChange } from './report-query.ts';

/** The report that parts of a screen belong to, with what it was asked and what came of it. */
interface ReportState {
  readonly report: Report;
  readonly query: ReportQuery;
  /** Asks for something else. */
  readonly change: (change: Change) => void;
  readonly course: Course;
}

export const ReportContext = createContext<ReportState | undefined>(undefined);

/** The report around; for parts of a `ReportScreen` alone. */
export function useReport(): ReportState {
  const state = use(ReportContext);
  if (!state) throw new Error('A part of a report stands outside of one.');
  return state;
}

/** What the address asks of a report, and a way to ask for something else; each change is a step that the back button undoes. */
export function useReportQuery(
  report: Report,
  fixed: Partial<ReportQuery> | undefined,
): [ReportQuery, (change: Change) => void] {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => ({ ...readQuery(report, search), ...fixed }), [report, search, fixed]);
  const change = useCallback((next: Change) => setSearch((before) => withChange(before, next)), [setSearch]);
  return [query, change];
}

/** Figures over time; what was shown before stays until the new is there. */
export function useCourse(report: Report, query: ReportQuery) {
  const ask = { ...askOf(query), granularity: query.granularity };
  return useQuery({
    queryKey: ['report', report.name, 'course', ask],
    queryFn: ({ signal }) => report.fetchCourse(ask, signal),
    placeholderData: keepPreviousData,
    enabled: isComplete(query),
  });
}

/** What the figures of the report around are made of. */
export function useShares(dimension: string, limit: number) {
  const { report, query } = useReport();
  const ask = { ...askOf(query), dimension, limit };
  return useQuery({
    queryKey: ['report', report.name, 'shares', ask],
    queryFn: ({ signal }) => report.fetchShares(ask, signal),
    placeholderData: (before) => (before?.dimension === dimension ? before : undefined),
    enabled: isComplete(query),
  });
}
