/** Does so many jobs at once until all are done. */
export async function withPool<T>(jobs: readonly T[], atOnce: number, run: (job: T) => Promise<void>): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
