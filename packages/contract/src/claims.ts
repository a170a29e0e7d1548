import { get } from './endpoint';
import type { PageFacts } from './page-facts';
import { z } from './zod';

/** As the landing page shows them: what is published, or what the bank holds where that is less. */
export const claims = get('/claims', 'public', 'What the landing page may claim of the bank', {
  response: z.object({
    'bank-questions': z.string(),
    'bank-question-types': z.string(),
    'bank-tests-per-year-level': z.string(),
  } satisfies Partial<Record<keyof PageFacts, z.ZodString>>),
});

export type Claims = z.infer<typeof claims.response>;
