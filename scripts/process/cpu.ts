// CPU time of processes, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of /proc: USER_HZ is 100 everywhere. */
const TICK_MS = 10;

interface Ticks {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function ticksOf(pid: number): Ticks | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name of the program, in brackets, may hold anything
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, userEnded = 0, systemEnded = 0] = fields.slice(11);
    return { parent: fields[1] ?? 0, own: user + system, ended: userEnded + systemEnded };
  } catch {
    return undefined;
  }
}

/** Milliseconds a process has taken, without its children. */
export const cpuOf = (pid: number): number => (ticksOf(pid)?.own ?? 0) * TICK_MS;

/** Milliseconds a process and its direct children have taken, those that have ended too. */
export function cpuOfFamily(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ticksOf(Number(name)));
  const children = all.reduce((sum, ticks) => sum + (ticks?.parent === pid ? ticks.own : 0), 0);
  return children * TICK_MS + cpuOf(pid) + (ticksOf(pid)?.ended ?? 0) * TICK_MS;
}
