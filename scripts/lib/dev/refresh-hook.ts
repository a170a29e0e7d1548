/**
 * Runs before React, and keeps its renderer where those look for it who replace components: the build of each remote has
 * that code of its own, and comes later than React.
 */
export const REFRESH_HOOK = `<script>
  if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
    const renderers = new Map();
    const ignore = () => undefined;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers,
      supportsFiber: true,
      inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
      onScheduleFiberRoot: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    };
  }
</script>`;
