/** File in a build that says which version it is of, and what it claims in the page. */
export const VERSION_FILE = 'version.json';
