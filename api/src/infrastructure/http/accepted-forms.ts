import { UnsupportedMediaTypeException } from '@nestjs/common';
import { ENDPOINTS } from '@wattle/contract';
import type { FastifyInstance } from 'fastify';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const MAX_FORM_BYTES = 10_000;

const MULTIPART_PATHS = ENDPOINTS.filter(({ isMultipart }) => isMultipart).map(
  ({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
);

/**
 * The API speaks JSON, which no form of another site can send. The contract's multipart endpoints accept forms, and so
 * do these paths, which ignore their content.
 */
export function acceptFormsOnlyAt(server: FastifyInstance, paths: readonly string[]): void {
  const formPaths = [...MULTIPART_PATHS, ...paths];
  server.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  server.addContentTypeParser('application/x-www-form-urlencoded', options, async () => undefined);
  server.addHook('preParsing', async ({ headers, routeOptions: { url = '' } }) => {
    if (FORM_TYPES.test(headers['content-type'] ?? '') && !formPaths.includes(url)) {
      throw new UnsupportedMediaTypeException();
    }
  });
}
