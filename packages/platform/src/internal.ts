/** What only the shell may use; the linter keeps remotes away from it. */
export { tabStorage } from './device-storage';
export { provideHomes } from './home';
export type { Notice } from './notices.slice';
export { closeNotices, useNotices } from './notify';
export { forgetOthersData } from './own-data';
export { onPageError, type PageError, type PageErrorKind, reportPageError } from './page-error';
export { PageLayout } from './page-layout';
export { watchPageVisibility } from './page-visibility';
export { prefetch } from './prefetched';
export { refreshRemotes } from './remote-api';
export { watchOtherTabs } from './session';
export { useNotStored } from './storage';
export { StoreProvider, store } from './store';
export { areVersionsHeld } from './version-hold';
