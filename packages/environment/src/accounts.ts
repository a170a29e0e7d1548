/** The accounts of the demo, which exist only where nobody else can reach them. */
export const DEMO_ACCOUNTS = {
  admin: { username: 'admin', password: 'wattle-demo-admin' },
  student: { username: 'student', password: 'wattle-demo-student' },
} as const;

/** Where the parent of the demo's student logs in by mail. */
export const DEMO_PARENT = 'parent@wattle.example';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether a host is this machine, and no other machine can reach it. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}
