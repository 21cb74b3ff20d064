// `npm run create-admin -- --email you@example.com [--name "Your Name"]`: creates an administrator, or gives an existing account
// the role. The password is prompted for, or read from standard input: `echo "$PASSWORD" | npm run create-admin …`.
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdmin } from '#server/modules/accounts/index.ts';
import { Problem } from '#server/core/problems/problem.ts';
import { getTexts } from '#server/core/problems/texts.ts';
import { readConfig } from '#server/core/config/config.ts';
import { connect } from '#server/core/database/database.ts';
import { migrateDatabase } from '#server/core/database/migrate.ts';
import { findRunningDatabase, startDatabase } from '#server/core/database/postgres/start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';

const nullStream = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Prompts without echo; returns the first line of standard input when it is no terminal. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  process.stdout.write('Password (at least 10 characters): ');
  const input = createInterface({ input: process.stdin, output: nullStream, terminal: true });
  try {
    return await input.question('');
  } finally {
    input.close();
    process.stdout.write('\n');
  }
}

/** Returns the database of the running shop, or starts it. */
async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const config = readConfig(process.env);
  const running = await findRunningDatabase(config);
  const database = running
    ? { url: running, stop: async () => undefined }
    : await startDatabase(config, { progress: console.log });
  try {
    await migrateDatabase(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const { email, name } = values;
  if (!email) throw new StartError('Usage: npm run create-admin -- --email you@example.com');
  const password = await askPassword();
  const database = await openDatabase();
  const connection = connect({ url: database.url });
  try {
    const outcome = await createAdmin(connection.db, { email, password, name });
    console.log(
      outcome === 'created'
        ? `${email} is now an administrator.`
        : `${email} already had an account. It is now an administrator, with this password.`,
    );
  } finally {
    await connection.close();
    await database.stop();
  }
}

/** One line per invalid field. */
function formatFieldErrors({ options }: Problem): string {
  const t = getTexts('en');
  return (options.errors ?? [])
    .map(({ path, code, params }) => `${path}: ${t(`errors.${code}`, { ...params })}`)
    .join('\n');
}

try {
  await main();
} catch (error) {
  console.error(
    error instanceof Problem
      ? formatFieldErrors(error)
      : error instanceof StartError || error instanceof TypeError
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
