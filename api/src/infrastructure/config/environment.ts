import { type Environment, prepareFolder } from '@wattle/environment';

export const ENVIRONMENT = Symbol('environment');

/** @throws EnvironmentError when it cannot be used. */
export function prepareDataDir({ mongodbUri, smtpUrl, jwtSecrets, dataDir }: Environment): void {
  if (!(mongodbUri && smtpUrl && jwtSecrets)) prepareFolder('DATA_DIR', dataDir);
}
