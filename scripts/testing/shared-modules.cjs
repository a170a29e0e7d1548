const { default: Runtime } = require('jest-runtime');

/** Modules that belong to one test file, as they hold its tests and hooks. */
const OF_ONE_FILE = [
  /\.test\.tsx?$/,
  /\/test\/[^/]+\.tsx?$/,
  /\/(browser-tests\.ts|time-each-file\.mjs)$/,
  /\/platform\/src\/testing\.tsx$/,
  /\/@testing-library\/react\/dist\/@?index/,
  /@jest\/globals/,
];

function refuse() {
  throw new Error('The files of this project share their modules (docs/decisions/014-tests.md)');
}

/** @type {SharedModules | undefined} */
let shared;

/** The modules of all test files of a worker: to load and link them for each file takes most of its time. */
class SharedModules extends Runtime {
  /**
   * A file has ended.
   *
   * @override
   */
  teardown() {
    this.restoreAllMocks();
    Reflect.get(this, 'jestGlobals').clearJestObjectCache();
    Reflect.get(this, 'fileCache').clear();
    const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = Reflect.get(this, 'registries');
    for (const modules of [esModuleRegistry, moduleRegistry]) {
      for (const path of modules.keys()) {
        if (OF_ONE_FILE.some((pattern) => pattern.test(path))) modules.delete(path);
      }
    }
    // Jest's own modules hold tests, too.
    internalModuleRegistry.clear();
    this.leaveTestCode();
  }
}

/**
 * Jest makes a runtime for each file.
 *
 * @param {ConstructorParameters<typeof Runtime>} args
 */
module.exports = function modulesOfWorker(...args) {
  // Either would reach the files that follow.
  shared ??= Object.assign(new SharedModules(...args), { resetModules: refuse, setModuleMock: refuse });
  return shared;
};
