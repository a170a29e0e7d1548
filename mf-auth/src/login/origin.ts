/**
 * The address that sent its visitor here to log in; the shell's guard puts its path into the router's state. Only a
 * page of our own counts.
 */
export function originOf(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return undefined;
  const url = new URL(from, window.location.origin);
  return url.origin === window.location.origin ? url.href : undefined;
}
