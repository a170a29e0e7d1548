import { readTestEnvironment } from '@wattle/environment';
import { deadCode, journeys, lint, skipped, storybook, types, units } from './lib/checks';
import { report, runLanes } from './lib/lanes';
import { ensureSystemPackages, hasBrowser } from './lib/system-packages';

/** What `npm test` does once everything is installed: every check there is, then their count in the last line. */
export async function test(): Promise<void> {
  const { mongodbUri } = readTestEnvironment(process.env);
  ensureSystemPackages();
  // The engine of its own is what a fresh machine has.
  const onEngine = units('Units, API and embedded engine', [], { TEST_MONGODB_URI: undefined });
  const onMongodb = mongodbUri
    ? units('API and engine tests on MongoDB', ['--selectProjects', 'api', 'embedded-mongo'])
    : skipped('API on MongoDB', 'MongoDB: TEST_MONGODB_URI is not set, the API ran on the embedded engine');
  const inBrowser = hasBrowser()
    ? journeys('Journeys in a browser')
    : skipped('Journeys in a browser', 'journeys in a browser: there is no chromium');

  report([
    ...(await runLanes([types()], [lint, deadCode, storybook])),
    // Each of these keeps all cores busy by itself.
    ...(await runLanes([onEngine, onMongodb, inBrowser])),
  ]);
}
