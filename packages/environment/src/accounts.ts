/** The accounts of the demo, which exist only where nobody else can reach them (decision 1). */
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

/** Whether there is a demo bank, whether there are demo accounts, and who else is to be the first admin. */
export function readAccounts({ HOST, PUBLIC_URL, SEED, ...named }: Values, isProduction: boolean) {
  const seed = SEED ?? (isProduction ? 'none' : 'demo');
  // A proxy on this machine may lead the whole world to a loopback address; then PUBLIC_URL says so.
  const isPrivate = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])].every(isLoopback);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = named;
  return {
    seed,
    hasDemoAccounts: seed === 'demo' && isPrivate,
    admin: username && password ? { username, password } : undefined,
  };
}
