/** What only the shell may use; the linter keeps remotes away from it. */
export { provideHomes } from './home';
export type { Notice } from './notices.slice';
export { closeNotices } from './notify';
export { watchOtherTabs } from './other-tabs';
export { onPageError, type PageError, type PageErrorKind, reportPageError } from './page-error';
export { PageLayout } from './page-layout';
export { prefetch } from './prefetched';
export { store } from './store';
export { StoreProvider } from './store-provider';
export { useNotStored } from './use-not-stored';
export { useNotices } from './use-notices';
export { areVersionsHeld } from './version-hold';
