// `npm run admin -- --spec FILE --api URL`: a working back office over any API that has an OpenAPI description.
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './setup/root.mjs';
import { formatDiagnostics } from './generate/diagnostics.ts';
import { generate } from './generate/generate.ts';
import { writeFiles } from './generate/output.ts';
import { serveAdmin } from './any-api/serve-admin.ts';

const USAGE = `npm run admin -- --spec FILE --api URL [--overrides FILE] [--token TOKEN] [--header 'Name: value'] [--client-id ID] [--port PORT]

  --spec FILE     the API's description, OpenAPI 3.0 to 3.2, or its address (https://…)
  --api URL       where the paths of the description begin
  --overrides FILE  labels, columns and relations of resources (see docs/generator.md)
  --token TOKEN   sent as Bearer token with every call; never sent to the browser
  --header TEXT   any other header, as often as needed
  --client-id ID  client id of the back office at the API's OAuth or OpenID provider
  --client-secret SECRET  client secret, where the provider requires one; never sent to the browser
  --port PORT     where the back office is served (3000)
  --time-zone TZ  zone of date-times that are shown and entered, e.g. Europe/Berlin (the browser's)`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      spec: { type: 'string' },
      api: { type: 'string' },
      overrides: { type: 'string' },
      token: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      'client-id': { type: 'string' },
      'client-secret': { type: 'string' },
      port: { type: 'string', default: '3000' },
      'time-zone': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const api = URL.parse(values.api ?? '');
  if (values.help || !values.spec || !api) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const timeZone = values['time-zone'];
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Error(`Unknown time zone: ${timeZone}.`);
  const { files, diagnostics, summary } = await generate(values.spec, {
    ...(values.overrides !== undefined && { overrides: values.overrides }),
  });
  if (diagnostics.errors > 0) {
    for (const line of formatDiagnostics(diagnostics.list)) console.error(line);
    throw new Error(`The back office was not started: ${summary ?? 'the description could not be read'}.`);
  }
  const folder = join(
    ROOT,
    '.cache/any-api',
    createHash('sha256')
      .update(/^https?:/.test(values.spec) ? values.spec : resolve(values.spec))
      .digest('hex')
      .slice(0, 12),
  );
  writeFiles(files, folder);
  console.log(summary);
  const headers = Object.fromEntries([
    ...(values.token ? [['authorization', `Bearer ${values.token}`]] : []),
    ...values.header.map((text) => [text.split(':')[0]?.trim() ?? '', text.slice(text.indexOf(':') + 1).trim()]),
  ]);
  const isSigned = Object.keys(headers).length > 0;
  const { 'client-id': clientId, 'client-secret': secret } = values;
  if (secret !== undefined && clientId === undefined) throw new Error('--client-secret needs --client-id.');
  const settings = {
    ...(timeZone !== undefined && { timeZone }),
    ...(isSigned && { isSigned }),
    ...(clientId !== undefined && { clientId }),
    ...(secret !== undefined && { keepsSecret: true }),
  };
  const client = clientId === undefined ? undefined : { id: clientId, ...(secret !== undefined && { secret }) };
  const address = await serveAdmin({ generated: folder, api, headers, port: Number(values.port), settings, client });
  console.log(`\n  Back office of ${api.host}: ${address}\n`);
  if (clientId !== undefined) console.log(`  Redirect URI to register at the provider: ${address}\n`);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
