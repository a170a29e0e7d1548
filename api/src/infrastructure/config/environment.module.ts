import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { SecretKeys } from './secret-keys';

/** Injects the settings of this process: `@Inject(ENVIRONMENT) environment: Environment`. */
export const ENVIRONMENT = Symbol('environment');

@Module({})
export class EnvironmentModule {
  static register(environment: Environment): DynamicModule {
    return {
      module: EnvironmentModule,
      global: true,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: SecretKeys, useFactory: () => new SecretKeys(environment) },
      ],
      exports: [ENVIRONMENT, SecretKeys],
    };
  }
}
