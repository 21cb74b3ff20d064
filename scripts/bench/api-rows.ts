import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { findRunningDatabase } from '#server/core/database/postgres/start-database.ts';
import { CASES, type Case } from './cases.ts';
import { statementsOfCases } from './capture.ts';
import { startChild } from '../process/children.ts';
import { measure, type Speed } from './load.ts';
import type { Row } from './table.ts';

/** Address of the database the measured shop runs on. */
export async function databaseOf(dataDir: string): Promise<string> {
  const url = await findRunningDatabase({ dataDir });
  if (!url) throw new Error(`No database is running in ${dataDir}.`);
  return url;
}

/** A staff token, got as staff gets it. */
export async function staffToken(origin: string, email = 'team@example.com'): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Every API case, ours and the bare route one after the other, so that both see the same machine. */
export async function apiRows(origin: string, dataDir: string, say: (line: string) => void): Promise<Row[]> {
  const database = await databaseOf(dataDir);
  const token = await staffToken(origin);
  const plan = await statementsOfCases(CASES, { database, dataDir, token });
  const file = join(mkdtempSync(join(tmpdir(), 'bench-plan-')), 'plan.json');
  writeFileSync(file, JSON.stringify({ database, routes: plan }));
  const bare = await startChild(['scripts/bench/bare-server.ts', file], {}, '/');
  try {
    const rows: Row[] = [];
    for (const one of CASES) {
      say(`Loading ${one.name} …`);
      const ours = await measure(origin, one, one.staff ? token : undefined);
      const reference = await measure(bare.origin, one);
      rows.push(row(one, ours, reference));
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

/** "1,204/s, p50 7, p99 15 ms"; failed answers are said aloud. */
export function speedText({ rps, p50, p99, failed }: Speed): string {
  const text = `${Math.round(rps).toLocaleString('en')}/s, p50 ${p50}, p99 ${p99} ms`;
  return failed > 0 ? `${text}, ${failed} FAILED` : text;
}

function row({ name }: Case, ours: Speed, reference: Speed): Row {
  const ratio = `${Math.round((ours.rps / reference.rps) * 100)} %`;
  return { what: name, ours: speedText(ours), reference: speedText(reference), ratio, aim: '>= 60 %' };
}
