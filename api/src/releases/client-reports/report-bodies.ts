import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { MAX_CLIENT_REPORT_BYTES } from '@wattle/contract/client-reports';
import type { FastifyInstance } from 'fastify';

const REPORT_PATHS = ['/api/client-reports', '/api/csp-reports'];

/** Media types of beacons and browser reports, all of them JSON. */
const REPORT_TYPES = /^(text\/plain|application\/csp-report|application\/reports\+json)\b/i;

/** Accepts bodies that browsers send by themselves, only small ones, and only at these endpoints. */
export function acceptReportBodies(server: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: MAX_CLIENT_REPORT_BYTES } as const;
  server.addContentTypeParser(REPORT_TYPES, options, server.getDefaultJsonParser('error', 'error'));
  server.addHook('preParsing', async ({ headers, routeOptions: { url = '' } }) => {
    const isForReports = REPORT_PATHS.includes(url);
    if (REPORT_TYPES.test(headers['content-type'] ?? '') && !isForReports) throw new UnsupportedMediaTypeException();
    if (isForReports && Number(headers['content-length'] ?? 0) > MAX_CLIENT_REPORT_BYTES) {
      throw new PayloadTooLargeException();
    }
  });
}
