// `npm run bench:mails`: the shop writes mails of the outbox to its folder, beside a plain script that writes the same files
// one after another with two statements each; once composed before, once order confirmations that are composed when they are
// sent. BENCH_MAILS sets another number.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { startShop } from '../process/shop.ts';
import { ROOT } from '../setup/root.mjs';
import { findDatabaseUrl } from './api-rows.ts';
import { formatTable } from './table.ts';

const RESULT = 'docs/measured-mails.md';
const MAILS = Number(process.env.BENCH_MAILS ?? 3000);
/** Mails per second that an outbox without a limit has to reach. */
const MIN_PER_SECOND = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-mails-'));
const env = { DATA_DIR: dataDir, DEMO_DATA: 'small', LOG_LEVEL: 'error', DATABASE_URL: '', SERVE: 'api' };
const BODY = '<p>Thank you for your order. We pack it within two working days.</p>'.repeat(20);

const child = await startShop(env);
const client = new pg.Client({ connectionString: await findDatabaseUrl(dataDir) });
await client.connect();
try {
  const table = formatTable([
    await compare('mails to the folder', insertComposed),
    await compare('order confirmations, composed and to the folder', insertConfirmations),
  ]);
  console.log(`\n${table}\n`);
  writeFileSync(join(ROOT, RESULT), `${buildPreamble()}${table}\n`);
} finally {
  await client.end();
  await child.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Compares the mails per second of the shop with those of the plain script. */
async function compare(what: string, insert: () => Promise<unknown>) {
  const shopSeconds = await measureShop(insert);
  const plainSeconds = await measurePlainScript();
  const formatSpeed = (seconds: number) => `${Math.round(MAILS / seconds)}/s`;
  return {
    what: `${MAILS.toLocaleString('en')} ${what}`,
    ours: formatSpeed(shopSeconds),
    reference: formatSpeed(plainSeconds),
    ratio: `x ${(plainSeconds / shopSeconds).toFixed(2)}`,
    aim: `>= ${MIN_PER_SECOND}/s`,
  };
}

function insertComposed() {
  return client.query(
    `insert into mails (recipient, subject, template, text, html)
     select 'reader' || n || '@example.com', 'Your order', 'order_confirmation', 'Thank you', $2
     from generate_series(1, $1::int) n`,
    [MAILS, BODY],
  );
}

function insertConfirmations() {
  return client.query(
    `insert into mails (recipient, subject, template, text, html, order_id)
     select 'reader' || n || '@example.com', '', 'order_confirmation', '', '', ids[1 + n % cardinality(ids)]
     from generate_series(1, $1::int) n, (select array_agg(id) ids from orders) o`,
    [MAILS],
  );
}

/** Measures the seconds from the commit of the outbox until the shop has sent all mails. */
async function measureShop(insert: () => Promise<unknown>): Promise<number> {
  await client.query('begin');
  await insert();
  await client.query(`insert into pgboss.job (name, data) values ('send-mails', '{}')`);
  await client.query('commit');
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await client.query(`select count(*)::int as waiting from mails where status = 'to_do'`);
    if (rows[0].waiting === 0) return (performance.now() - startedAt) / 1000;
    await wait(50);
  }
}

/** Measures the seconds for composing, writing and marking the same files one after another. */
async function measurePlainScript(): Promise<number> {
  const folder = join(dataDir, 'plain');
  mkdirSync(folder, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { rows } = await client.query('select id from mails order by id desc limit $1', [MAILS]);
  const startedAt = performance.now();
  for (const { id } of rows) {
    const { rows: mails } = await client.query('select * from mails where id = $1', [id]);
    const { recipient, subject, text, html } = mails[0];
    const { message } = await transport.sendMail({ to: recipient, subject, text, html });
    await writeFile(join(folder, `${id}.eml`), message);
    await client.query('update mails set sent_at = now() where id = $1', [id]);
  }
  return (performance.now() - startedAt) / 1000;
}

function buildPreamble(): string {
  return [
    '# Mails, measured',
    '',
    '`npm run bench:mails`: from the outbox to `DATA_DIR/mail`, 25 mails read and marked together and ten written at a time. The',
    'reference encodes and writes the same files one after another with two statements each, without a queue, and does not render',
    'texts. With a mail server the rate is the setting `mails_per_minute`, over all processes together.',
    '',
    '',
  ].join('\n');
}
