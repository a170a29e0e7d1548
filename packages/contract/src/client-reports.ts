import { z } from './zod';

/** Most reports that one request may carry. */
export const MAX_CLIENT_REPORTS = 50;

/** Largest body of a request with reports, in bytes; a page sends far less. */
export const MAX_CLIENT_REPORT_BYTES = 65_536;

/** Longest message of a page error that is kept; the page cuts longer ones. */
export const MAX_FAULT_MESSAGE = 300;

/** Stands for a version, or a remote, that nobody has published. */
export const UNKNOWN_VERSION = 'unknown';

/** What can go wrong in a page: files that cannot be loaded, a page that throws while it is shown, any other code that throws. */
export const PAGE_FAULTS = ['load', 'crash', 'uncaught'] as const;

/** The web vitals that pages measure. */
export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;

const nameSchema = z.string().regex(/^[a-z]{1,20}$/);
const versionSchema = z.string().regex(/^\w[\w.-]{0,63}$/);

/** Finds the remote and the version in the address of a file. */
export const RELEASE_FILE_PATH = /\/releases\/([a-z]{1,20})\/(\w[\w.-]{0,63})\//;

/** Which page of which version a report is of. Names a pattern of paths, never an address, and nobody. */
const pageRefShape = {
  remote: nameSchema,
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

/** Body with which a page reports what it has seen. */
export const clientReportsSchema = z.object({
  reports: z.array(clientReportSchema).min(1).max(MAX_CLIENT_REPORTS),
  /** What the shell has signed the page with; without it no report decides anything. */
  page: z.string().max(200).optional(),
});

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

/** Body with which a browser reports violations of the page's security policy. */
export const cspReportsSchema = z.union([cspReportSchema, reportingApiSchema]);

export type PageFault = (typeof PAGE_FAULTS)[number];
export type VitalName = (typeof VITALS)[number];
export type ClientReport = z.infer<typeof clientReportSchema>;
export type ViewReport = z.infer<typeof viewReportSchema>;
export type ErrorReport = z.infer<typeof errorReportSchema>;
export type ClientReports = z.infer<typeof clientReportsSchema>;
export type CspReports = z.infer<typeof cspReportsSchema>;
