/** File in a build that says which pages are rendered to HTML, and into which files. */
export const PAGES_FILE = 'pages.json';
