/** Injects the settings of this process: `@Inject(ENVIRONMENT) environment: Environment`. */
export const ENVIRONMENT = Symbol('environment');
