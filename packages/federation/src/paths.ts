// Apart from the schemas, so that a page which looks for its remote loads none.

/** Whether an address equals a path or lies below it. Nothing lies below the start page. */
export function isBelow(path: string, address: string): boolean {
  const normal = address.length > 1 ? address.replace(/(?<!\/)\/+$/, '') : address;
  return normal === path || (path !== '/' && normal.startsWith(`${path}/`));
}
