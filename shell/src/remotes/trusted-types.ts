interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedTypePolicy;
  };
}

// Only files that the registry lists come here; the script guard refuses all others before.
const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('shell', { createScriptURL: (url) => url });

/** Where the browser knows trusted types, an address must be one to become a script. */
export function trustScript(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
