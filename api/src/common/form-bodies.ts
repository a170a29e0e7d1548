import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_FORM_BYTES = 10_000;

/**
 * The API speaks JSON, which no form of another site can send. Only at these paths a form is accepted, and its content
 * is dropped.
 */
export function acceptFormsOnlyAt(server: FastifyInstance, paths: readonly string[]): void {
  server.removeContentTypeParser(['text/plain', ...FORM_TYPES]);
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  server.addContentTypeParser(FORM_TYPES, options, async ({ routeOptions: { url = '' } }) => {
    if (!paths.includes(url)) throw new UnsupportedMediaTypeException();
    return undefined;
  });
}
