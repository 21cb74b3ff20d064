import { build } from 'vite';
import { expect, test, vi } from 'vitest';

// builds are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });

test('bundles one enum and the fields of one schema without any others', async () => {
  const entry = 'scripts/generate/fixtures/constructs/entry.ts';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(code).toContain('transitions');
  expect(code).toContain('fields.account');
  expect(code).toContain('fields.password'); // fields of a member
  expect(code).not.toMatch(/fields\.(lives|doors|size_S|children)/);
  expect(code).not.toContain('easy');
});

test('bundles the client without retries, uploads and forms that are not used', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: 'generated/client.ts', formats: ['es'] } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const entry = outputs.flatMap((file) => ('code' in file && file.isEntry ? [file.code] : [])).join('\n');
  expect(entry).toContain('authorization');
  expect(entry).not.toMatch(/firstPause|XMLHttpRequest|multipart|Basic /);
});
