/** Whether an address equals one of these paths or lies below it. Nothing lies below the start page. */
export function isBelowAny(paths: readonly string[], address: string): boolean {
  return paths.some((path) => isBelow(path, address));
}

/** Whether an address equals a path or lies below it. */
export function isBelow(path: string, address: string): boolean {
  const normal = address.length > 1 ? address.replace(/\/+$/, '') : address;
  return normal === path || (path !== '/' && normal.startsWith(`${path}/`));
}
