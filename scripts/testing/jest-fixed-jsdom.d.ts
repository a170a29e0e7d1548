declare module 'jest-fixed-jsdom' {
  import JsdomEnvironment from 'jest-environment-jsdom';

  export = JsdomEnvironment;
}
