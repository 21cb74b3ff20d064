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

function readTicks(pid: number): Ticks | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name in brackets may contain spaces
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

/** Reads the milliseconds of CPU time of a process, without its children. */
export const readCpu = (pid: number): number => (readTicks(pid)?.own ?? 0) * TICK_MS;

/** Reads the milliseconds of CPU time of a process and its direct children, running or ended. */
export function readCpuWithChildren(pid: number): number {
  const allTicks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTicks(Number(name)));
  const children = allTicks.reduce((sum, ticks) => sum + (ticks?.parent === pid ? ticks.own : 0), 0);
  return children * TICK_MS + readCpu(pid) + (readTicks(pid)?.ended ?? 0) * TICK_MS;
}
