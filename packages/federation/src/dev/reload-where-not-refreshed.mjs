/** A shell that is deployed has React in production mode, which replaces no component: its page is loaded again. */
const renderers = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? new Map();
const isRefreshed = [...renderers.values()].some(({ scheduleRefresh }) => scheduleRefresh);

if (!isRefreshed) {
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') location.reload();
  });
}
