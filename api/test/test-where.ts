/** Jest's `test` where it can run; otherwise the title of the skipped test names the reason. */
export function testWhere(isAvailable: boolean, reason: string) {
  return (title: string, run: () => Promise<void>, timeoutMs?: number) =>
    isAvailable ? test(title, run, timeoutMs) : test.skip(`${title} (${reason})`, run);
}
