/** What only the shell may use; the linter keeps remotes away from it. */
export { tabStorage } from './device-storage';
export { provideHomes } from './home';
export type { Notice } from './notices.slice';
export { closeNotices, useNotices } from './notify';
export { watchOtherTabs } from './other-tabs';
export { forgetOthersData } from './own-data';
export { onPageError, type PageError, type PageErrorKind, reportPageError } from './page-error';
export { PageLayout } from './page-layout';
export { watchPageVisibility } from './page-visibility';
export { prefetch } from './prefetched';
export { refreshRemotes } from './remote-api';
export { StoreProvider, store } from './store';
export { useNotStored } from './use-not-stored';
export { areVersionsHeld } from './version-hold';
