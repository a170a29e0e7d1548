/** What a command of an image finds without being told: its programs, and the way to the registry of packages. */
const NAMES = /^(PATH|HOME|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_registry)$/i;

export const MACHINE = Object.fromEntries(Object.entries(process.env).filter(([name]) => NAMES.test(name)));
