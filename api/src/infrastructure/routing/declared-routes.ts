import { type INestApplication, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../access/access.decorators';
import { ADMISSION, type Admission, DEFAULT_ADMISSION } from './admission.decorators';

export interface DeclaredRoute {
  method: string;
  /** Path below /api, with `{names}` for its parameters, as the contract spells it. */
  path: string;
  /** The full path as Fastify has it, with `:names`. */
  url: string;
  access: Access | undefined;
  admission: Admission;
}

export function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      const controller = metatype as new () => unknown;
      const prefix: string = Reflect.getMetadata(PATH_METADATA, controller);
      return scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
        const handler = instance[name];
        const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
        if (method === undefined) return [];
        const paths: string[] = [Reflect.getMetadata(PATH_METADATA, handler)].flat();
        const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]);
        const admission = reflector.getAllAndOverride<Admission | undefined>(ADMISSION, [handler, controller]);
        return paths.map((path) => ({
          method: RequestMethod[method],
          path: contractPath(prefix, path),
          url: `/api${pathOf(prefix, path)}`,
          access,
          admission: admission ?? DEFAULT_ADMISSION,
        }));
      });
    });
}

function contractPath(...parts: string[]): string {
  return pathOf(...parts).replaceAll(/:(\w+)/g, '{$1}');
}

function pathOf(...parts: string[]): string {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return segments.map((segment) => `/${segment}`).join('');
}
