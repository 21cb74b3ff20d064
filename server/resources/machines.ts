import type { Machine } from './machine.ts';

const machines = new Map<string, Machine>();

/** Notes a resource that was made ready, for what works on any of them. */
export function keepMachine(machine: Machine): void {
  machines.set(machine.name, machine);
}

/** The resource of that name; undefined when the back office has none. */
export function machineOf(name: string): Machine | undefined {
  return machines.get(name);
}
