// `npm run bench:import`: checks, writes and undoes 100,000 customers from a CSV beside plain statements that insert the same
// rows into an equal table. BENCH_ROWS sets another number.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Import } from '#generated/schemas.ts';
import { ROOT } from '../setup/root.mjs';
import { type Child, readMemory } from '../process/children.ts';
import { startShop } from '../process/shop.ts';
import { findDatabaseUrl } from './api-rows.ts';
import { createAdminClient, startImport, generateCustomerRows } from './import-file.ts';
import { formatTable, type Row } from './table.ts';

const RESULT = 'docs/measured-imports.md';
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** Extra memory of the server with all rows over a tenth of them. */
const MAX_EXTRA_MB = 60;
/** Formats a difference of memory, as "+32 MB". */
const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'always', style: 'unit', unit: 'megabyte' });
/** Rows of a plain statement, as many as the import writes at once. */
const BATCH = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-import-'));
const env = { DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '', SERVE: 'api' };
const log = (line: string) => console.log(line);

type AdminClient = Awaited<ReturnType<typeof createAdminClient>>;

/** Duration in seconds and peak memory of the server in MB. */
interface StageResult {
  record: Import;
  seconds: number;
  peak: number;
}

/** Starts a stage of an import and waits for its end. */
async function runStage(
  child: Child,
  callApi: AdminClient,
  id: number,
  stage: 'check' | 'write' | 'undo',
): Promise<StageResult> {
  const startedAt = performance.now();
  await callApi('POST', `/admin/imports/${id}/${stage}`);
  let peak = 0;
  for (;;) {
    peak = Math.max(peak, readMemory(child.pid));
    const { body: record } = await callApi<Import>('GET', `/admin/imports/${id}`);
    if (record.status !== 'waiting' && record.status !== 'running') {
      if (record.failure) throw new Error(`The import failed: ${record.failure}`);
      return { record, seconds: (performance.now() - startedAt) / 1000, peak };
    }
    await wait(100);
  }
}

/** Runs all three stages in a new server process. */
async function measureImport(count: number) {
  const child = await startShop(env);
  try {
    const callApi = await createAdminClient(child.origin);
    const memoryBefore = readMemory(child.pid);
    const { record, bytes } = await startImport(callApi, count);
    log(`Checking ${count.toLocaleString('en')} rows …`);
    const check = await runStage(child, callApi, record.id, 'check');
    log('Writing …');
    const write = await runStage(child, callApi, record.id, 'write');
    if (write.record.rows_imported !== count) throw new Error(`Only ${write.record.rows_imported} rows were written.`);
    log('Undoing …');
    const undo = await runStage(child, callApi, record.id, 'undo');
    if (undo.record.status !== 'undone') throw new Error(`The undo ended as ${undo.record.status}.`);
    return { memoryBefore, bytes, check, write, undo };
  } finally {
    await child.stop();
  }
}

/** Inserts the same rows into an equal table, in seconds: by COPY, and by INSERTs with a history entry each, one transaction per batch. */
async function measureReference(): Promise<{ copy: number; insert: number }> {
  const child = await startShop(env);
  const client = new pg.Client({ connectionString: await findDatabaseUrl(dataDir) });
  await client.connect();
  try {
    await client.query('create table bench_customers (like users including all)');
    await client.query('create table bench_history (like audit_entries including all)');
    const columns = 'email, firstname, lastname, newsletter, address, city, country_id, zip_code, phone';
    await client.query('alter table bench_customers alter name set default $$Name$$');
    const measureSeconds = async (run: () => Promise<unknown>) => {
      await client.query('truncate bench_customers, bench_history');
      const startedAt = performance.now();
      await run();
      return (performance.now() - startedAt) / 1000;
    };
    log('Measuring plain statements …');
    const copy = await measureSeconds(() =>
      pipeline(
        Readable.from(generateCustomerRows(ROWS)),
        client.query(copyFrom(`copy bench_customers (${columns}) from stdin (format csv, header true)`)),
      ),
    );
    const insert = await measureSeconds(async () => {
      const lines = [...generateCustomerRows(ROWS)].slice(1).map((line) => line.trim().split(','));
      for (let start = 0; start < lines.length; start += BATCH) {
        const batch = JSON.stringify(lines.slice(start, start + BATCH));
        await client.query('begin');
        await client.query(
          `insert into bench_customers (${columns}) select r->>0, r->>1, r->>2, true, r->>4, r->>5, r->>6, r->>7, r->>8
             from jsonb_array_elements($1::jsonb) r`,
          [batch],
        );
        await client.query(
          `insert into bench_history (resource, record_id, action, operation, after)
             select 'user', 1, 'create', 'adminWriteImport', r from jsonb_array_elements($1::jsonb) r`,
          [batch],
        );
        await client.query('commit');
      }
    });
    return { copy, insert };
  } finally {
    await client.query('drop table if exists bench_customers, bench_history');
    await client.end();
    await child.stop();
  }
}

const formatSpeed = (seconds: number, rows = ROWS): string =>
  `${Math.round(rows / seconds).toLocaleString('en')} rows/s`;

log('Filling a small shop …');
await startShop(env).then((child) => child.stop());
const fewRows = await measureImport(ROWS / 10);
const allRows = await measureImport(ROWS);
const plainTimes = await measureReference();
const formatRatio = (seconds: number, otherSeconds: number): string => `x ${(seconds / otherSeconds).toFixed(1)}`;
const getPeak = ({ check, write, undo }: typeof allRows): number => Math.max(check.peak, write.peak, undo.peak);
const rows: Row[] = [
  {
    what: 'check (read, validated, looked up)',
    ours: `${allRows.check.seconds.toFixed(1)} s, ${formatSpeed(allRows.check.seconds)}`,
    reference: `COPY ${plainTimes.copy.toFixed(1)} s`,
    ratio: formatRatio(allRows.check.seconds, plainTimes.copy),
    aim: '-',
  },
  {
    what: 'write (with history, a transaction for 200)',
    ours: `${allRows.write.seconds.toFixed(1)} s, ${formatSpeed(allRows.write.seconds)}`,
    reference: `INSERT ${plainTimes.insert.toFixed(1)} s`,
    ratio: formatRatio(allRows.write.seconds, plainTimes.insert),
    aim: '-',
  },
  {
    what: 'undo (each looked at, with history)',
    ours: `${allRows.undo.seconds.toFixed(1)} s, ${formatSpeed(allRows.undo.seconds)}`,
    reference: `INSERT ${plainTimes.insert.toFixed(1)} s`,
    ratio: formatRatio(allRows.undo.seconds, plainTimes.insert),
    aim: '-',
  },
  {
    what: `memory at most (${Math.round(allRows.bytes / 1_048_576)} MB of CSV)`,
    ours: `${getPeak(allRows)} MB, ${allRows.memoryBefore} after the start`,
    reference: `${getPeak(fewRows)} MB with a tenth of the rows, ${fewRows.memoryBefore} after the start`,
    ratio: SIGNED.format(getPeak(allRows) - getPeak(fewRows)),
    aim: `< ${SIGNED.format(MAX_EXTRA_MB)}`,
  },
];
const table = formatTable(rows);
console.log(`\n${table}\n`);
writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
log(`Written to ${RESULT}.`);

function buildPreamble(): string {
  return [
    '# Imports, measured',
    '',
    `\`npm run bench:import\`: ${ROWS.toLocaleString('en')} customers from a CSV export of Shopify, on ${new Date().toISOString().slice(0, 10)} with`,
    `${cpus().length} cores shared by the server, its database and the benchmark. The reference writes the same rows into a table like ours, in the`,
    'same run: by one COPY, and by INSERTs of 200 rows with one history entry each. Memory is the peak of the server process.',
    'For each deleted account, an undo checks the fifty columns that may reference it.',
    '',
    '',
  ].join('\n');
}
