// Pages that visitors share, in two processes over one database.
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openClient } from '#server/core/database/postgres-client.ts';
import { findRunningDatabase } from '#server/core/database/postgres/start-database.ts';
import { buildScreens } from '../setup/build.mjs';
import { createDataFolder, SLOW, startShop } from './fixtures/shop-process.ts';

/** Time after which no process may show former data. */
const MAX_LAG_MS = 2_000;

beforeAll(() => buildScreens(process.execPath, process.env));

async function startTwoShops() {
  const dataDir = await createDataFolder();
  const first = startShop({ DATA_DIR: dataDir, DEMO_DATA: 'small' });
  const firstOrigin = await first.waitForAddress();
  const url = await findRunningDatabase({ dataDir });
  if (!url) throw new Error('No database is running.');
  const second = startShop({ DATA_DIR: await createDataFolder(), DATABASE_URL: url });
  const client = await openClient(url);
  onTestFinished(() => client.end());
  return { origins: [firstOrigin, await second.waitForAddress()], client };
}

it('show a changed price, stock and look within two seconds, also after a lost connection', async () => {
  const { origins, client } = await startTwoShops();
  const { rows } = await client.query<{ id: number; project_id: number; shop: string }>(
    `select i.id, i.project_id, s.code as shop from items i join projects p on p.id = i.project_id join shops s on s.id = p.shop_id
     where p.type = 'stock' and p.category = 'vinyl' and p.visibility = 'online' and p.step = 'successful' and i.stock > 0
       and p.categories <> '{155}' order by i.id limit 1`,
  );
  const [item] = rows;
  if (!item) throw new Error('The demo shop has no item in stock.');
  const paths = [
    `/vinyl/${item.project_id}`,
    '/vinyl-shop?sort=price_low',
    `/shop/${item.shop}`,
    `/api/projects/${item.project_id}`,
  ];
  const read = async (origin: string, path: string) => {
    const answer = await fetch(origin + path);
    return { isShared: answer.headers.has('etag'), text: await answer.text() };
  };
  const readAll = () => Promise.all(origins.flatMap((origin) => paths.map((path) => read(origin, path))));
  const expectShared = () =>
    vi.waitFor(async () => expect((await readAll()).filter(({ isShared }) => !isShared)).toEqual([]), SLOW);
  const [projectPage = '', , , projectAnswer = ''] = paths;

  /** Changes the database under load; returns what the processes show after the longest lag. */
  const change = async (statement: string) => {
    await expectShared();
    await client.query(statement);
    await wait(MAX_LAG_MS);
    return Promise.all(
      origins.map(async (origin) => ({
        page: (await read(origin, projectPage)).text,
        list: (await read(origin, '/vinyl-shop?sort=price_low')).text,
        shop: (await read(origin, `/shop/${item.shop}`)).text,
        answer: (await read(origin, projectAnswer)).text,
      })),
    );
  };

  const setPrice = (price: number) =>
    `with i as (update items set price = ${price}, own_prices = '{}' where project_id = ${item.project_id})
     update projects set price = ${price}, own_prices = '{}' where id = ${item.project_id}`;
  for (const { page, list, answer } of await change(setPrice(111))) {
    expect(page).toContain('1.11');
    expect(list).toContain('1.11');
    expect(answer).toContain('"price":1.11');
  }
  for (const { answer } of await change(
    `with i as (update items set stock = 0 where project_id = ${item.project_id})
     update projects set stock = 0 where id = ${item.project_id}`,
  ))
    expect(answer).toContain('"in_stock":false');
  for (const { shop } of await change(`update shops set name = 'Quayside' where code = '${item.shop}'`))
    expect(shop).toContain('Quayside');

  const loseConnections = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query ilike any ('{listen %,select from pg_listening_channels%}')`;
  await expectShared();
  await client.query(loseConnections);
  for (const { page, list } of await change(setPrice(222))) {
    expect(page).toContain('2.22');
    expect(list).toContain('2.22');
  }
  await client.query(`${loseConnections}`);
  await client.query(setPrice(333));
  await wait(MAX_LAG_MS);
  for (const { text } of await readAll()) expect(text).not.toContain('2.22');
}, 400_000);
