const JsdomEnvironment = require('jest-fixed-jsdom');

/** @type {(string | undefined)[]} */
const OF_CIRCUS = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

/** @type {SharedPage | undefined} */
let shared;

/** The page of all test files of a worker, as the modules that they share belong to it (shared-modules.cjs). */
class SharedPage extends JsdomEnvironment {
  /**
   * What jsdom itself reports goes to the console of this file.
   *
   * @param {Console} console
   */
  writeTo(console) {
    if (!this.dom) return;
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }

  /**
   * A file has ended: the next one finds the page as new.
   *
   * @override
   */
  async teardown() {
    this.fakeTimersModern?.useRealTimers();
    const { document, history, localStorage, navigator, sessionStorage } = this.global;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    // user-event's own, with what was copied.
    Reflect.deleteProperty(navigator, 'clipboard');
    // What jest-circus has of the file: its tests, and who is told of them.
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (OF_CIRCUS.includes(symbol.description)) Reflect.deleteProperty(this.global, symbol);
    }
  }
}

/**
 * Jest makes an environment for each file.
 *
 * @param {ConstructorParameters<typeof JsdomEnvironment>} args
 */
module.exports = function pageOfWorker(...args) {
  shared ??= new SharedPage(...args);
  shared.writeTo(args[1].console);
  return shared;
};
