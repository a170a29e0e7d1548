import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Endpoint } from '@wattle/contract/endpoint';
import { endpointsOf, routePath } from '../http/endpoint.decorators';
import { ADMISSION, type Admission, DEFAULT_ADMISSION } from './admission.decorators';

export interface DeclaredRoute extends Endpoint {
  /** Its path as Fastify has it, with `:names`. */
  url: string;
  admission: Admission;
}

export function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype, instance }) =>
      scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
        const handler = instance[name];
        const targets = [handler, metatype as new () => unknown];
        const admission = reflector.getAllAndOverride<Admission | undefined>(ADMISSION, targets) ?? DEFAULT_ADMISSION;
        return endpointsOf(handler).map((endpoint) => ({
          ...endpoint,
          url: `/api${routePath(endpoint.path)}`,
          admission,
        }));
      }),
    );
}
