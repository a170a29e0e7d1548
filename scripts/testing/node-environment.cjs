const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's environment for Node, but for its global object: Jest lets each access to a global name pass through a proxy and
 * interceptors of V8, which takes a hundred times as long as the access.
 */
module.exports = class NodeWithPlainGlobals extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
};
