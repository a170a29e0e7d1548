import { z } from './zod';

/** A picture is named by the SHA-256 of its bytes, in hexadecimal digits. */
export const imageHashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'There is no such picture.');
