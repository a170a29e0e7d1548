/** The title of the page that is rendered to HTML. */
export const prerenderedTitle = { current: '' };

/** Stands for the hook of the same name where a page is rendered to HTML, and where no effect runs. */
export function usePageTitle(title: string): void {
  prerenderedTitle.current = `${title} · Wattle`;
}
