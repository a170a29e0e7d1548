export { DEMO_ACCOUNTS } from './accounts';
export { ENVIRONMENT_NAMES, type Environment, readEnvironment } from './environment';
export { type ListenAddress, listenError } from './listen-error';
export { localAddress } from './local-address';
export { isTraced, type MetricsPorts } from './monitoring';
export { prepareFolder, prepareSharedFolder } from './prepare-folder';
export { readTestEnvironment, TEST_ENVIRONMENT_NAMES } from './test-environment';
export { EnvironmentError } from './variables';
