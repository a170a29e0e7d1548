import { z } from 'zod';
import { mongodbUri, redisUrl } from './values';
import { readVariables, type Variables } from './variables';

const testEnvironmentSchema = z.object({
  TEST_MONGODB_URI: mongodbUri.optional(),
  TEST_REDIS_URL: redisUrl.optional(),
});

export const TEST_ENVIRONMENT_NAMES = Object.keys(testEnvironmentSchema.shape);

/**
 * The servers that tests run on instead of their own.
 *
 * @param source - Usually `process.env`. An empty value counts as unset.
 * @throws EnvironmentError when a value is wrong.
 */
export function readTestEnvironment(source: Variables) {
  const data = readVariables(testEnvironmentSchema, source);
  return { mongodbUri: data.TEST_MONGODB_URI, redisUrl: data.TEST_REDIS_URL };
}
