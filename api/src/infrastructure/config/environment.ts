import { type Environment, prepareFolder } from '@wattle/environment';

/** Injects the settings of this process: `@Inject(ENVIRONMENT) environment: Environment`. */
export const ENVIRONMENT = Symbol('environment');

/**
 * Makes DATA_DIR unless nothing is stored in it.
 *
 * @throws EnvironmentError when it cannot be used.
 */
export function prepareDataDir({ mongodbUri, smtpUrl, jwtSecrets, dataDir }: Environment): void {
  if (!(mongodbUri && smtpUrl && jwtSecrets)) prepareFolder('DATA_DIR', dataDir);
}
