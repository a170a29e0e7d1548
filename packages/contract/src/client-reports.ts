import { MAX_CLIENT_REPORTS, MAX_FAULT_MESSAGE } from './constants';
import { post } from './endpoint';
import { z } from './zod';

/** Largest body of a request with reports, in bytes; a page sends far less. */
export const MAX_CLIENT_REPORT_BYTES = 65_536;

/** What can go wrong in a page: files that cannot be loaded, a page that throws while it is shown, any other code that throws. */
export const PAGE_FAULTS = ['load', 'crash', 'uncaught'] as const;

/** The web vitals that pages measure. */
export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;

const versionSchema = z.string().regex(/^\w[\w.-]{0,63}$/);

/** Which page of which version a report is of. Names a pattern of paths, never an address, and nobody. */
const pageRefShape = {
  remote: z.string().regex(/^[a-z]{1,20}$/),
  version: versionSchema,
  /** While there is a canary: the version that the other visitors have. */
  comparedWith: versionSchema.optional(),
  /** Such as `/view-questions/:subject`. */
  path: z.string().regex(/^[\w/:.*?-]{1,100}$/),
};

const viewReportSchema = z.object({
  kind: z.literal('view'),
  ...pageRefShape,
  /** The version could not show the page: another one did, or none. */
  hasFailed: z.boolean().optional(),
});

const errorReportSchema = z.object({
  kind: z.literal('error'),
  ...pageRefShape,
  fault: z.enum(PAGE_FAULTS),
  message: z.string().max(MAX_FAULT_MESSAGE),
  /** Whether this view of a page had no error before: error rates count views with errors, not errors. */
  isFirstOfView: z.boolean(),
});

const vitalReportSchema = z.object({
  kind: z.literal('vital'),
  ...pageRefShape,
  name: z.enum(VITALS),
  /** Milliseconds; of CLS the score. */
  value: z.number().min(0).max(600_000),
});

const clientReportSchema = z.discriminatedUnion('kind', [viewReportSchema, errorReportSchema, vitalReportSchema]);

export const sendClientReports = post(
  '/client-reports',
  'public',
  'What a page has seen: views, errors and web vitals',
  {
    body: z.object({
      reports: z.array(clientReportSchema).min(1).max(MAX_CLIENT_REPORTS),
      /** What the shell has signed the page with; without it no report decides anything. */
      page: z.string().max(200).optional(),
    }),
    status: 204,
    refusals: [429],
  },
);

const violationText = z.string().max(2_000).optional();

/** A violation as `report-uri` sends it. */
const cspReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': violationText,
    'violated-directive': violationText,
    'blocked-uri': violationText,
    'source-file': violationText,
  }),
});

/** Violations, and reports of other kinds, as `report-to` sends them. */
const reportingApiSchema = z
  .array(
    z.object({
      type: z.string().max(100),
      body: z
        .object({ effectiveDirective: violationText, blockedURL: violationText, sourceFile: violationText })
        .optional(),
    }),
  )
  .max(MAX_CLIENT_REPORTS);

export const sendCspReports = post(
  '/csp-reports',
  'public',
  'Violations of the security policy, as browsers report them',
  { body: z.union([cspReportSchema, reportingApiSchema]), status: 204, refusals: [429] },
);

export type PageFault = (typeof PAGE_FAULTS)[number];
export type VitalName = (typeof VITALS)[number];
export type ClientReport = z.infer<typeof clientReportSchema>;
export type ErrorReport = z.infer<typeof errorReportSchema>;
export type ClientReports = z.infer<typeof sendClientReports.body>;
export type CspReports = z.infer<typeof sendCspReports.body>;
