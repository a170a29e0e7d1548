interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy;
  };
}

/** Lets addresses of certain origins become scripts. Where the browser knows trusted types, nothing else can. */
export function scriptTrust(origins: readonly string[]): (url: string) => string {
  const trusted = [window.location.origin, ...origins];
  const createScriptURL = (url: string) => {
    const { origin } = new URL(url, window.location.href);
    if (!trusted.includes(origin)) throw new Error(`No code may come from ${origin}`);
    return url;
  };
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('shell', { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}
