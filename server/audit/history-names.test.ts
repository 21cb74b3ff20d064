import { getTableColumns } from 'drizzle-orm';
import { it } from 'vitest';
import { resources } from '#generated/resources.ts';
import { machineOf } from '#server/resource/machines.ts';
import '#server/api/handlers.ts';
import { readFileSync } from 'node:fs';
it('x', () => {
  const words = JSON.parse(readFileSync('locales/en/common.json','utf8')).fields;
  for (const name of Object.keys(resources)) {
    const r = (resources as any)[name];
    const machine = machineOf(name);
    if (!machine) { console.log('NO', name); continue; }
    const fields = [...r.fields, ...r.actions.flatMap((a: any) => a.fields)].map((f: any) => f.name);
    const cols = Object.keys(getTableColumns((machine as any).table)).filter((c) => !fields.includes(c));
    if (cols.length) console.log(name, cols.map((c) => (words[c] ? c + '=' + words[c] : '!' + c)).join(' | '));
  }
});
