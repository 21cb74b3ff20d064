import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { PackEvent, PackSession, PackSessions } from '#generated/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { api } from '../api/client.ts';
import { newKey } from '../api/idempotency-key.ts';
import { errorText } from '../api/refusal.ts';
import { printParcel } from './print-parcel.ts';
import { play, toneOf } from './signals.ts';

/** What stands in the way, in words; `code` is what was scanned, `refused` how many scans came meanwhile. */
export interface Standing {
  signal: string;
  text: string;
  code: string;
  refused: number;
}

/**
 * The pack bench: the session as the server keeps it, and what to do with scans. Events go one after the other, so a scan
 * that comes while another is under way waits for its turn and is not lost.
 */
export function useBench() {
  const t = useTranslate();
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['pack'], queryFn: () => unwrap(api.GET('/admin/pack', {})) });
  const [own, setOwn] = useState<PackSession | null>();
  const [refusal, setRefusal] = useState<Standing | null>(null);
  const [said, setSaid] = useState('');
  const [done, setDone] = useState<PackSession>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // what the next event in the queue goes by; no session yet means the one that was loaded
  const live = useRef<{ session?: PackSession | null; refusal: Standing | null }>({ refusal: null });
  const session = own === undefined ? (data?.mine ?? null) : own;

  const current = (): PackSession | null =>
    live.current.session === undefined
      ? (queries.getQueryData<PackSessions>(['pack'])?.mine ?? null)
      : live.current.session;
  const show = (next: PackSession | null) => {
    live.current.session = next;
    setOwn(next);
  };
  const stand = (next: Standing | null) => {
    live.current.refusal = next;
    setRefusal(next);
  };
  const say = (signal: string, text: string) => {
    play(toneOf(signal));
    setSaid(text);
  };
  /** Runs work after what is under way; what the server refuses becomes an error that stands. */
  const inTurn = (code: string, work: () => Promise<void>) => {
    const run = async () => {
      try {
        await work();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const text = errorText(cause, t);
        stand({ signal: cause.code, text, code, refused: 0 });
        say(cause.code, text);
      }
    };
    queue.current = queue.current.then(run, run);
    return queue.current;
  };
  const take = (next: PackSession) => {
    if (next.signal) say(next.signal, t(`enums.PackSignal.${next.signal}`));
    if (next.status !== 'packed') return show(next);
    show(null);
    setDone(next);
    printParcel(next);
    void queries.invalidateQueries({ queryKey: ['pack'] });
  };
  const tell = async (event: Omit<PackEvent, 'key'>) => {
    const open = current();
    if (!open) return;
    const body = { ...event, key: `bench-${newKey()}` };
    take(await unwrap(api.POST('/admin/pack/{id}/events', { params: { path: { id: open.id } }, body })));
  };
  const open = async (code: string, take_over = false) => {
    const next = await unwrap(api.POST('/admin/pack', { body: { code, take_over } }));
    setDone(undefined);
    show(next);
    say('ok', `${next.number} ${next.customer_name ?? ''}`);
  };
  const end = (action: 'pause' | 'give-up') =>
    inTurn('', async () => {
      const open = current();
      if (!open) return;
      const params = { path: { id: open.id } };
      await unwrap(
        action === 'pause'
          ? api.POST('/admin/pack/{id}/pause', { params })
          : api.POST('/admin/pack/{id}/give-up', { params }),
      );
      show(null);
      await queries.invalidateQueries({ queryKey: ['pack'] });
    });

  return {
    session,
    done,
    said,
    loadError: error,
    paused: data?.paused ?? [],
    standing: refusal ?? standingOf(session, t),
    scan: (code: string) =>
      inTurn(code, async () => {
        const { refusal: stands } = live.current;
        if (stands) {
          stand({ ...stands, refused: stands.refused + 1 });
          say('refused', t('enums.PackSignal.refused'));
        } else await (current() ? tell({ type: 'scan', code }) : open(code));
      }),
    open: (code: string) => inTurn(code, () => open(code)),
    takeOver: () => {
      const code = refusal?.code ?? '';
      stand(null);
      return inTurn(code, () => open(code, true));
    },
    dismiss: () => {
      if (!live.current.refusal) return inTurn('', () => tell({ type: 'dismiss' }));
      // whoever lost the order to a colleague has nothing to pack any more
      if (live.current.refusal.signal === 'pack_taken_over' || live.current.refusal.signal === 'pack_not_open')
        show(null);
      stand(null);
      return Promise.resolve();
    },
    undo: () => inTurn('', () => tell({ type: 'undo' })),
    count: (line_id: number, quantity: number, reason: string) =>
      inTurn('', () => tell({ type: 'quantity', line_id, quantity, reason })),
    pause: () => end('pause'),
    giveUp: () => end('give-up'),
  };
}

function standingOf(session: PackSession | null, t: ReturnType<typeof useTranslate>): Standing | null {
  const error = session?.error;
  return error
    ? { ...error, text: t(error.holds ? 'pack.carton' : `enums.PackSignal.${error.signal}`, { ...error }) }
    : null;
}

export type Bench = ReturnType<typeof useBench>;
