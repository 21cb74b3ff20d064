import type { Config } from '#server/core/config/config.ts';
import { describeTrustProxy } from '#server/core/config/trust-proxy.ts';

interface Demo {
  password: string;
  accounts: readonly { email: string; role: string; pro?: true }[];
}

/** Formats the message printed after the start: URLs, trusted proxies and demo accounts. */
export function formatStartMessage(
  address: string,
  config: Pick<Config, 'serve' | 'apiUrl' | 'trustProxy'>,
  demo?: Demo,
): string {
  const lines = config.serve === 'api' ? [] : [`  Shop         ${address}/`, `  Back office  ${address}/admin`];
  lines.push(
    config.apiUrl
      ? `  API          ${config.apiUrl} (elsewhere)`
      : `  API          ${address}/api (reference: ${address}/api/docs)`,
  );
  lines.push(`  Proxies      X-Forwarded-For is believed from ${describeTrustProxy(config.trustProxy)} (TRUST_PROXY)`);
  if (demo) {
    lines.push('', `  Demo accounts, password ${demo.password}:`);
    for (const { email, role, pro } of demo.accounts) lines.push(`  ${email.padEnd(22)} ${pro ? 'pro' : role}`);
  }
  return ['', ...lines, ''].join('\n');
}
