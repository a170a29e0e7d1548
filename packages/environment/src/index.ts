export { ENVIRONMENT_NAMES, type Environment, EnvironmentError, readEnvironment } from './environment';
