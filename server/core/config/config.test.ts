import { describe, expect, it } from 'vitest';
import { applyListeningPort, readConfig, toReachableHost, VARIABLES, redactPassword } from './config.ts';
import { StartError } from './start-error.ts';

describe('an empty environment', () => {
  it('configures a local shop with demo data and everything inside DATA_DIR', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      demoData: 'small',
      apiUrl: undefined,
      serve: 'all',
      logLevel: 'info',
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO_DATA: '' })).toEqual(readConfig({}));
  });
});

describe('valid values', () => {
  it.each([
    [{ NODE_ENV: 'production' }, { production: true, demoData: 'none' }],
    [{ NODE_ENV: 'production', DEMO_DATA: 'large' }, { demoData: 'large' }],
    [{ PORT: '0' }, { port: 0 }],
    [
      { PORT: '8080', HOST: '0.0.0.0' },
      { host: '0.0.0.0', publicUrl: 'http://localhost:8080' },
    ],
    [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [{ PUBLIC_URL: 'https://shop.example/' }, { publicUrl: 'https://shop.example' }],
    [{ DATA_DIR: '/srv/shop' }, { dataDir: '/srv/shop' }],
    [{ DATABASE_URL: 'postgres://a:b@db/shop' }, { databaseUrl: 'postgres://a:b@db/shop' }],
    [
      { DATABASE_URL: 'postgresql:///shop?host=/run/postgresql' },
      { databaseUrl: 'postgresql:///shop?host=/run/postgresql' },
    ],
    [{ API_URL: 'https://shop.example' }, { apiUrl: 'https://shop.example/api' }],
    [{ API_URL: 'https://shop.example/v1/' }, { apiUrl: 'https://shop.example/v1' }],
    [{ SERVE: 'api' }, { serve: 'api' }],
    [{ RESPONSE_CACHE_MB: '0' }, { responseCacheMb: 0 }],
    [{ SHERAF_URL: 'https://sheraf.example' }, { sherafUrl: 'https://sheraf.example/' }],
    [{}, { trustProxy: ['loopback'] }],
    [{ TRUST_PROXY: 'none' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' }, { trustProxy: ['10.0.0.0/8', '2001:db8::1'] }],
    [{ SMTP_URL: 'smtp://mail.example:587' }, { smtpUrl: 'smtp://mail.example:587' }],
  ])('%j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('an invalid value throws StartError with one line that names the variable', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ RESPONSE_CACHE_MB: '-1' }, 'RESPONSE_CACHE_MB must be a whole number of MB'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ HOST: 'http://localhost' }, 'HOST must be a host name'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'https://shop.example/path' }, 'PUBLIC_URL must be an address without a path'],
    [{ DATABASE_URL: 'mysql://a@b/c' }, 'DATABASE_URL must be an address like postgres://'],
    [{ DATABASE_REPLICA_URL: 'postgres://a@b/c' }, 'DATABASE_REPLICA_URL is set without DATABASE_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be'],
    [{ DEMO_DATA: 'huge' }, 'DEMO_DATA must be one of none, small, large'],
    [{ API_URL: 'not an address' }, 'API_URL must be an address'],
    [{ API_URL: 'https://a.example', SERVE: 'api' }, 'SERVE=api serves our own API'],
    [{ SERVE: 'shop' }, 'SERVE must be one of all, api'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace'],
  ])('%j', (env, line) => {
    const start = () => readConfig(env);
    expect(start).toThrow(StartError);
    expect(start).toThrow(line);
    expect(start).toThrow(/^[^\n]+$/);
  });

  it('redacts passwords', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:s3cret@db/shop' })).toThrow('mysql://shop:***@db/shop');
    expect(redactPassword('postgres://a:b@c/d')).toBe('postgres://a:***@c/d');
  });
});

it('lists and describes every variable once', () => {
  const names = VARIABLES.map((variable) => variable.name);
  expect(new Set(names).size).toBe(names.length);
  for (const variable of VARIABLES) expect(variable.meaning).not.toBe('');
});

it.each([
  [{ PORT: '0' }, 41234, 'http://127.0.0.1:41234'],
  [{ PORT: '0', PUBLIC_URL: 'https://shop.example' }, 41234, 'https://shop.example'],
  [{ PORT: '8080' }, 8080, 'http://127.0.0.1:8080'],
])('%j listens on port %i at %s', (env, port, publicUrl) => {
  const config = readConfig(env);
  applyListeningPort(config, port);
  expect(config).toMatchObject({ port, publicUrl });
});

it('converts a wildcard address to localhost', () => {
  expect([toReachableHost('::'), toReachableHost('0.0.0.0'), toReachableHost('shop.local')]).toEqual([
    'localhost',
    'localhost',
    'shop.local',
  ]);
});

it.each(['0', '99', '-1', 'yes', 'true', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,'])(
  'refuses the trusted proxies %j',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be a number of proxies');
  },
);
