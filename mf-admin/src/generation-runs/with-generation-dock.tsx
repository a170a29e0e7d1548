import type { RemoteRoute } from '@wattle/platform';

/** A page with the generations that this tab follows. */
export function withGenerationDock(load: RemoteRoute['load']): RemoteRoute['load'] {
  return async () => {
    const Page = await load();
    const { GenerationDock } = await import('./generation-dock');
    return function PageWithDock() {
      return (
        <>
          <Page />
          <GenerationDock />
        </>
      );
    };
  };
}
