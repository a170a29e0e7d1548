import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { MAX_CLIENT_REPORT_BYTES } from '@wattle/contract';
import type { FastifyInstance } from 'fastify';

const REPORT_PATHS = ['/api/client-reports', '/api/csp-reports'];

/** What browsers call the bodies of beacons and of reports: JSON in all of them. */
const REPORT_TYPES = /^(text\/plain|application\/csp-report|application\/reports\+json)\b/i;

/** Accepts the bodies that browsers send by themselves, and small ones only, at the endpoints that are for them. */
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
