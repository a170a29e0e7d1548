export { DEMO_ACCOUNTS, DEMO_PARENT, isLoopback } from './accounts';
export { ENVIRONMENT_NAMES, type Environment, readEnvironment } from './environment';
export { type ListenAddress, listenError, localAddress } from './listen-error';
export { isTraced, type MetricsPorts } from './monitoring';
export { prepareFolder, prepareSharedFolder } from './prepare-folder';
export { derivedSecret, isSigned, keysFor, readSecrets, signatureOf } from './secrets';
export { readTestEnvironment, TEST_ENVIRONMENT_NAMES } from './test-environment';
export { isPublicKey } from './values';
export { EnvironmentError } from './variables';
