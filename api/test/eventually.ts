/** Waits until something holds that happens by itself; fails with its last error after twenty seconds, as machines may be busy. */
export async function eventually<T>(check: () => T | Promise<T>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
