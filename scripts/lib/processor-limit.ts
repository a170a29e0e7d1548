import { relative } from 'node:path';
import { filesOver, forgetProcessorTimes } from '../testing/file-times.mjs';
import type { Check } from './lanes';
import { ROOT } from './root';

/** What takes longer is for the long run (docs/decisions/014-tests.md). */
const LIMIT_SECONDS = 15;

/** Tests none of whose files may keep a processor busy for longer, however long it takes on the clock. */
export function withinLimit({ title, run }: Check): Check {
  return {
    title,
    run: async () => {
      forgetProcessorTimes();
      const outcome = await run();
      const over = filesOver(LIMIT_SECONDS).map((line) => line.split(' '));
      for (const [seconds, file = ''] of over)
        process.stdout.write(
          `${relative(ROOT, file)} takes ${seconds} s of a processor, and may take ${LIMIT_SECONDS}: make it cheaper, or mark the costly part @long.\n`,
        );
      return { ...outcome, failed: outcome.failed + over.length };
    },
  };
}
