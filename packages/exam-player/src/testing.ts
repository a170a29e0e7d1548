/** jsdom has no layout. Importing this file makes the player take every screen for a narrow one. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
