// Apart from the schemas, because every page loads this.

/** Where a developer serves her own version of a remote: a port of her machine. */
const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost):[1-9]\d{0,4}$/;

/** The file at that origin that describes the version. */
export const LOCAL_RELEASE_FILE = 'release.json';

/** Whether an address is the origin of a local version. */
export function isLocalOrigin(origin: string): boolean {
  return LOCAL_ORIGIN.test(origin) && URL.canParse(origin);
}

export function localOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** Policy of trusted types with which a development server shows errors of the build in the page. */
export const OVERLAY_POLICY = 'rspack-dev-server#overlay';

/** The cookie in which a browser keeps that it was given a local version, in a shell that is deployed. */
export const OVERRIDE_COOKIE = 'wattle-local-remote';
