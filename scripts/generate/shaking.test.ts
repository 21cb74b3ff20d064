import { build } from 'vite';
import { expect, test, vi } from 'vitest';

// a busy machine may take its time
vi.setConfig({ testTimeout: 60_000 });

test('one enum and the fields of one schema bring no others', async () => {
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
  expect(code).toContain('fields.password'); // a member's fields come along
  expect(code).not.toMatch(/fields\.(lives|doors|size_S|children)/);
  expect(code).not.toContain('easy');
});

test('a client brings neither repeating, nor uploads, nor forms to those who use none', async () => {
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
