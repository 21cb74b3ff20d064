import { unwrap } from '#generated/client/unwrap.ts';
import type { PackError, PackEvent, PackSession, PackSessions } from '#generated/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { api } from '#admin/api/client.ts';
import { createIdempotencyKey } from '#admin/api/request-headers.ts';
import { type ScanError, useScanning } from '#admin/ui/scan/use-scanning.ts';
import { formatItemName } from '#admin/orders/lines/format-item-name.ts';
import { printParcel } from './print-parcel.ts';
import { getTone } from './tones.ts';

const LOST_SESSION_CODES = ['pack_taken_over', 'pack_not_open'];

/** Formats an error with the name of the scanned item, if any. */
function formatError({ signal, holds, item, ...params }: PackError, t: TranslateFunction): string {
  if (holds) return t('pack.carton', { ...params, holds });
  const text = t(`enums.PackSignal.${signal}`);
  return item ? t('words.pair', { label: text, value: item }) : text;
}

/** Formats the result of an event with its item and the item's copies in the parcel. */
function formatSignal({ signal, signal_line, lines }: PackSession, t: TranslateFunction): string {
  const text = t(`enums.PackSignal.${signal}`);
  const line = lines.find(({ id }) => id === signal_line);
  if (!line) return text;
  return t('words.pair', { label: text, value: `${formatItemName(line)} (${t('pack.of', { ...line })})` });
}

/** The open session: the loaded one, or the one of the server's last response. */
function usePackSession(loaded: PackSession | null | undefined) {
  const queries = useQueryClient();
  // undefined until the first response
  const [latest, setLatest] = useState<PackSession | null>();
  // events may follow faster than renders
  const latestRef = useRef<PackSession | null>(undefined);
  const getSession = (): PackSession | null =>
    latestRef.current === undefined ? (queries.getQueryData<PackSessions>(['pack'])?.mine ?? null) : latestRef.current;
  const setSession = (next: PackSession | null) => {
    latestRef.current = next;
    setLatest(next);
  };
  return { session: latest === undefined ? (loaded ?? null) : latest, getSession, setSession };
}

/** The packing station: the server's session and the actions of scans and buttons on it. */
export function usePackingStation() {
  const t = useTranslate();
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['pack'], queryFn: () => unwrap(api.GET('/admin/pack', {})) });
  const { say, queueWork, scanned, settle, ...scanning } = useScanning({
    getSignalTone: getTone,
    refused: t('enums.PackSignal.refused'),
  });
  const { session, getSession, setSession } = usePackSession(data?.mine);
  const [packedSession, setPackedSession] = useState<PackSession>();
  const packError = session?.error;
  const standing: ScanError | null =
    scanning.standing ?? (packError ? { ...packError, text: formatError(packError, t) } : null);

  const reload = () => queries.invalidateQueries({ queryKey: ['pack'] });
  const sendEvent = async (event: Omit<PackEvent, 'key'>) => {
    const id = getSession()?.id;
    if (id === undefined) return;
    const body = { ...event, key: `packing-${createIdempotencyKey()}` };
    const next = await unwrap(api.POST('/admin/pack/{id}/events', { params: { path: { id } }, body }));
    if (next.signal) say(next.signal, formatSignal(next, t));
    if (next.status !== 'packed') return setSession(next);
    setSession(null);
    setPackedSession(next);
    printParcel();
    void reload();
  };
  const open = async (code: string, take_over = false) => {
    const next = await unwrap(api.POST('/admin/pack', { body: { code, take_over } }));
    setPackedSession(undefined);
    setSession(next);
    void reload();
    const copies = next.lines.reduce((sum, { wanted, packed }) => sum + wanted - packed, 0);
    say('ok', `${next.number}: ${t('dispatch.copies', { count: copies })}`);
  };
  const endSession = (call: (params: { path: { id: number } }) => Promise<unknown>) =>
    queueWork('', async () => {
      const id = getSession()?.id;
      if (id === undefined) return;
      await call({ path: { id } });
      setSession(null);
      await reload();
    });

  return {
    session,
    packedSession,
    said: scanning.said,
    loadError: error,
    paused: data?.paused ?? [],
    next: data?.next ?? null,
    waiting: data?.waiting ?? 0,
    standing,
    scan: (code: string) => scanned(code, () => (getSession() ? sendEvent({ type: 'scan', code }) : open(code))),
    open: (code: string) => queueWork(code, () => open(code)),
    takeOver: () => {
      settle();
      return queueWork(standing?.code ?? '', () => open(standing?.code ?? '', true));
    },
    dismiss: () => {
      if (!scanning.standing) return queueWork('', () => sendEvent({ type: 'dismiss' }));
      // the order was taken over by a colleague
      if (LOST_SESSION_CODES.includes(scanning.standing.signal)) setSession(null);
      settle();
      return Promise.resolve();
    },
    undo: () => queueWork('', () => sendEvent({ type: 'undo' })),
    count: (line_id: number, quantity: number, reason: string) =>
      queueWork('', () => sendEvent({ type: 'quantity', line_id, quantity, reason })),
    pause: () => endSession((params) => unwrap(api.POST('/admin/pack/{id}/pause', { params }))),
    giveUp: () => endSession((params) => unwrap(api.POST('/admin/pack/{id}/give-up', { params }))),
  };
}

export type Station = ReturnType<typeof usePackingStation>;
