import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { DeclaredRoute } from './declared-routes';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const MAX_FORM_BYTES = 10_000;

/**
 * The API speaks JSON, which no form of another site can send. Forms are accepted by the endpoints that declare one, and
 * at these paths, where their content is dropped.
 */
export function acceptFormsOnlyAt(
  server: FastifyInstance,
  routes: readonly DeclaredRoute[],
  paths: readonly string[],
): void {
  const formPaths = [...routes.flatMap(({ form, url }) => (form ? url : [])), ...paths];
  server.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  server.addContentTypeParser('application/x-www-form-urlencoded', options, async () => undefined);
  server.addHook('preParsing', async ({ headers, routeOptions: { url = '' } }) => {
    if (FORM_TYPES.test(headers['content-type'] ?? '') && !formPaths.includes(url)) {
      throw new UnsupportedMediaTypeException();
    }
  });
}
