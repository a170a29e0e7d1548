/** The accounts of the demo, which exist only where nobody else can reach them (docs/decisions/010). */
export const DEMO_ACCOUNTS = {
  admin: { username: 'admin', password: 'wattle-demo-admin' },
  student: { username: 'student', password: 'wattle-demo-student' },
} as const;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether a host is this machine, and no other machine can reach it. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

interface Values {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  SEED?: 'demo' | 'none' | undefined;
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/** Derives the demo bank, the demo accounts and the first admin from the settings. */
export function readAccounts({ HOST, PUBLIC_URL, SEED, ...named }: Values, isProduction: boolean) {
  const seed = SEED ?? (isProduction ? 'none' : 'demo');
  // Behind a public proxy on this machine HOST is a loopback address, too; then PUBLIC_URL is not.
  const isPrivate = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])].every(isLoopback);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = named;
  return {
    seed,
    hasDemoAccounts: seed === 'demo' && isPrivate,
    admin: username && password ? { username, password } : undefined,
  };
}
