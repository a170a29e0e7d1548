import { isTraced } from '@wattle/environment';

// It changes libraries as they are loaded, so it comes before all of them; otherwise nothing of it is loaded.
if (isTraced(process.env)) (await import('./infrastructure/tracing/tracing')).startTracing();
await import('./main');
