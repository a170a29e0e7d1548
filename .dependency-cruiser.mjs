/** Folders of a package import each other in one direction. Those of the API are domains (docs/architecture.md). */
const SOURCES = '^api/src/';
const TESTS = '\\.test\\.tsx?$';
const DOMAIN = `${SOURCES}([^/]+)/`;
/** The processes start with as little as they need. */
const STARTS = `${SOURCES}(main|start)\\.ts$`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'past-the-entrance',
      comment: 'Another domain is imported by its index.ts, which names what others may use.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: TESTS },
      to: { path: DOMAIN, pathNot: [`${SOURCES}$1/`, `${DOMAIN}index\\.ts$`] },
    },
    {
      name: 'past-the-entrance-of-the-application',
      comment: 'The application is put together from the entrances of the domains.',
      severity: 'error',
      from: { path: `${SOURCES}[^/]+\\.ts$`, pathNot: [TESTS, STARTS] },
      to: { path: DOMAIN, pathNot: `${DOMAIN}index\\.ts$` },
    },
    {
      name: 'records-of-another-domain',
      comment: 'A collection is read and written by its own domain only; others ask a service of it.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: TESTS },
      to: { path: '\\.schema\\.ts$', pathNot: `${SOURCES}$1/` },
    },
    {
      name: 'circle-of-folders',
      comment: 'Of two features one lies below the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'tsc',
    // Imports of types count as well.
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    includeOnly: '^(api|design-system|mf-[a-z]+|packages/[a-z-]+|shell)/src/',
    exclude: [TESTS, '\\.stories\\.tsx$'],
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  },
};
