export { DEMO_ACCOUNTS } from './accounts';
export { ENVIRONMENT_NAMES, type Environment, readEnvironment } from './environment';
export { localAddress } from './local-address';
export { readTestEnvironment, TEST_ENVIRONMENT_NAMES } from './test-environment';
export { EnvironmentError } from './variables';
