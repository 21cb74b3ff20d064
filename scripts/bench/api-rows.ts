import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#demo/accounts/accounts.ts';
import { findRunningDatabase } from '#server/core/database/postgres/start-database.ts';
import { CASES, type Case } from './cases.ts';
import { captureStatements } from './capture.ts';
import { startChild } from '../process/children.ts';
import { measureLoad, type Speed } from './load.ts';
import type { Row } from './table.ts';

/** Returns the address of the measured shop's database. */
export async function findDatabaseUrl(dataDir: string): Promise<string> {
  const url = await findRunningDatabase({ dataDir });
  if (!url) throw new Error(`No database is running in ${dataDir}.`);
  return url;
}

/** Signs in through the API and returns the token. */
export async function signInStaff(origin: string, email = 'team@example.com'): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Measures each API case and, right after it, the bare route, so that both run under the same load of the machine. */
export async function measureApi(origin: string, dataDir: string, log: (line: string) => void): Promise<Row[]> {
  const database = await findDatabaseUrl(dataDir);
  const token = await signInStaff(origin);
  const customerToken = await signInStaff(origin, 'fan@example.com');
  const plan = await captureStatements(CASES, { database, dataDir, token });
  const file = join(mkdtempSync(join(tmpdir(), 'bench-plan-')), 'plan.json');
  writeFileSync(file, JSON.stringify({ database, routes: plan }));
  const bareServer = await startChild(['scripts/bench/bare-server.ts', file], {}, '/');
  try {
    const rows: Row[] = [];
    for (const testCase of CASES) {
      log(`Loading ${testCase.name} …`);
      const caseToken = testCase.staff ? token : testCase.customer && customerToken;
      const ours = await measureLoad(origin, testCase, caseToken);
      const reference = await measureLoad(bareServer.origin, testCase);
      rows.push(buildRow(testCase, ours, reference));
    }
    return rows;
  } finally {
    await bareServer.stop();
  }
}

/** "1,204/s, p50 7, p99 15 ms", with the number of failed responses if any. */
export function formatSpeed({ rps, p50, p99, failed }: Speed): string {
  const text = `${Math.round(rps).toLocaleString('en')}/s, p50 ${p50}, p99 ${p99} ms`;
  return failed > 0 ? `${text}, ${failed} FAILED` : text;
}

function buildRow({ name, minSpeed }: Case, ours: Speed, reference: Speed): Row {
  const ratio = `${Math.round((ours.rps / reference.rps) * 100)} %`;
  const aim = minSpeed ? `>= ${minSpeed.toLocaleString('en')}/s` : '>= 60 %';
  return { what: name, ours: formatSpeed(ours), reference: formatSpeed(reference), ratio, aim };
}
