/** The accounts of the demo, which exist only where nobody else can reach them (decision 1). */
export const DEMO_ACCOUNTS = {
  admin: { username: 'admin', password: 'wattle-demo-admin' },
  student: { username: 'student', password: 'wattle-demo-student' },
} as const;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

interface Values {
  HOST: string;
  SEED?: 'demo' | 'none' | undefined;
  ADMIN_USERNAME?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/** Whether there is a demo bank, whether there are demo accounts, and who the first admin is. */
export function readAccounts({ HOST, SEED, ADMIN_USERNAME, ADMIN_PASSWORD }: Values, isProduction: boolean) {
  const seed = SEED ?? (isProduction ? 'none' : 'demo');
  const hasDemoAccounts = seed === 'demo' && LOOPBACK.includes(HOST);
  const named = ADMIN_USERNAME && ADMIN_PASSWORD ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined;
  return { seed, hasDemoAccounts, admin: named ?? (hasDemoAccounts ? DEMO_ACCOUNTS.admin : undefined) };
}
