/** What a page tells the one that it leads to, in the state of the router. */
export interface RouterState {
  /** The page that was asked for, of whoever has to log in. */
  from?: string;
  /** Who may open that page. */
  access?: string;
  /** An address that was typed in on the page before. */
  email?: string;
}

/** The same, whatever an entry of the history may hold. */
export function routerStateOf(state: unknown): RouterState {
  const { from, access, email } = (state ?? {}) as Record<keyof RouterState, unknown>;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof access === 'string' && { access }),
    ...(typeof email === 'string' && { email }),
  };
}
