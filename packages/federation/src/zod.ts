import { config, z } from 'zod';

// A page whose security policy forbids evaluation reports zod's attempt to compile its schemas.
if ('document' in globalThis) config({ jitless: true });

export { z };
