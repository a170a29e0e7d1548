/** Folders of a package import each other in one direction. Those of the API are domains (docs/architecture.md). */
const SOURCES = '^api/src/';
const TESTS = '\\.test\\.tsx?$';
const DOMAIN = `${SOURCES}([^/]+)/`;
/** The processes start with as little as they need. */
const STARTS = `${SOURCES}(main|start)\\.ts$`;

const PACKAGE = '^(api|design-system|e2e|mf-[a-z]+|packages/[a-z-]+|shell)/';
const CONTRACT = 'packages/contract';
const ENVIRONMENT = 'packages/environment';
const FEDERATION = 'packages/federation';
const HTTP_SERVER = 'packages/http-server';
/** A bench builds it from the insides of the product. */
const ONE_BUNDLE = '^e2e/bench/one-bundle/';
/** It repeats a rule of the product after each answer, which no call does. */
const SIMULATION = '^e2e/simulation/';
const PAGES = [CONTRACT, 'design-system', 'packages/platform'];
const ROUTER_AND_STORE = 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit)/';

/** What each package may import of the others. */
const PACKAGES = {
  [CONTRACT]: [],
  [ENVIRONMENT]: [],
  'packages/create-wattle-remote': [],
  'packages/embedded-mongo': [],
  'design-system': [],
  'packages/question-bank': [CONTRACT],
  'packages/platform': [CONTRACT],
  [FEDERATION]: [ENVIRONMENT],
  [HTTP_SERVER]: [ENVIRONMENT],
  'packages/exam-player': PAGES,
  'mf-(auth|marketing)': PAGES,
  'mf-(admin|assessment|tests)': [...PAGES, 'packages/exam-player'],
  shell: [...PAGES, ENVIRONMENT, FEDERATION, HTTP_SERVER],
  api: [CONTRACT, ENVIRONMENT, FEDERATION, HTTP_SERVER, 'packages/question-bank', 'packages/embedded-mongo'],
};

const packageRules = Object.entries(PACKAGES).map(([name, imported]) => ({
  name: `imports-of-${name.replace('packages/', '')}`,
  comment: `It may import ${imported.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: PACKAGE, pathNot: [`^${name}/`, ...imported.map((each) => `^${each}/`)] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    {
      name: 'package-by-path',
      comment: 'Another package is imported by its name.',
      severity: 'error',
      from: { path: PACKAGE, pathNot: [ONE_BUNDLE, SIMULATION] },
      to: { path: PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'another-remote',
      comment: 'A remote imports no remote.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/' },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'internals-of-the-platform',
      comment: 'Only the shell uses what the platform has for the shell.',
      severity: 'error',
      from: { path: PACKAGE, pathNot: ['^(shell|packages/platform)/', ONE_BUNDLE] },
      to: { path: '^packages/platform/src/internal\\.' },
    },
    {
      name: 'router-and-store',
      comment:
        'Remotes and the design system take router and store from the platform; the player has effects of its own.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+|design-system|packages/(exam-player|contract))/' },
      to: { path: ROUTER_AND_STORE, pathNot: '@reduxjs/toolkit/' },
    },
    {
      name: 'store-of-the-player-alone',
      comment: 'The store comes from the platform.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+|design-system|packages/contract)/' },
      to: { path: ROUTER_AND_STORE },
    },
    {
      name: 'embedded-engine',
      comment: 'The embedded engine is the business of the database and the commands on its data.',
      severity: 'error',
      from: { path: SOURCES, pathNot: `${SOURCES}infrastructure/(database|data-commands)/` },
      to: { path: '^packages/embedded-mongo/' },
    },
    {
      name: 'journeys-from-outside',
      comment: 'A journey knows the product from outside.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: [ONE_BUNDLE, SIMULATION] },
      to: { path: '^(api|shell|mf-[a-z]+)/' },
    },
    {
      name: 'domain-internals',
      comment: 'Another domain is imported by its index.ts, which names what others may use.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: TESTS },
      to: { path: DOMAIN, pathNot: [`${SOURCES}$1/`, `${DOMAIN}index\\.ts$`] },
    },
    {
      name: 'domain-internals-in-the-application',
      comment: 'The application is put together from the index.ts of each domain.',
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
    includeOnly: [PACKAGE, ROUTER_AND_STORE],
    exclude: [TESTS, '\\.stories\\.tsx$'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
