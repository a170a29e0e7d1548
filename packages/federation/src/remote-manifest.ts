import { isBelow } from './paths';
import { z } from './zod';

/** What is for `content` or `marker` is also for an admin (docs/operating.md). */
const ROLES = ['student', 'parent', 'admin', 'content', 'marker'] as const;

/** Who may open the pages below a path. The shell checks it before it fetches any code of the remote. */
const accessSchema = z.enum(['public', 'signed-in', ...ROLES]);

/** What the shell needs a path for: where somebody logs in, where Wattle starts, where a role begins. */
const purposeSchema = z.enum(['start-page', 'log-in', 'student-home', 'admin-home', 'marker-home', 'parent-home']);

/** An address of this site as a browser writes it: nothing in it leads to another one. */
const addressSchema = z
  .string()
  .max(200)
  .regex(/^(\/|(\/[\w~:-][\w.~:-]*)+\/?)$/, 'must be an address of this site, such as /practice');

const pathSchema = z.object({
  path: addressSchema,
  access: accessSchema,
  purpose: purposeSchema.optional(),
});

/** An entry of the navigation bar; one without a target is announced but leads nowhere yet. */
const menuEntrySchema = z.object({
  audience: z.enum(['visitor', ...ROLES]),
  label: z.string().min(1).max(60),
  to: addressSchema.optional(),
  /** Said by an entry without a target when it is asked for. */
  note: z.string().max(200).optional(),
  /** Another address of the same page. */
  alsoAt: addressSchema.optional(),
  /** It stands among the entries of all remotes by this, from low to high. */
  order: z.number().int(),
});

/** The fields of a `remote.json`, which each release repeats. */
export const remoteShape = z.object({
  /** Its short name, as in /releases/<name> and `pnpm release mf-<name>`. */
  name: z.string().regex(/^[a-z]+$/),
  owner: z.string().min(1).max(60),
  /** Paths that are its own, each with everything below it. */
  paths: z.array(pathSchema).min(1).max(50),
  /** Its entries in the navigation bar. */
  menu: z.array(menuEntrySchema).max(50).default([]),
  /** Beginnings of its addresses on which the navigation bar is hidden. */
  barHiddenAt: z.array(addressSchema).max(50).default([]),
  /** Addresses of public pages that the build renders to HTML, as a visitor sees them. */
  prerender: z.array(addressSchema).max(100).optional(),
});

/** `remote.json`: what a remote declares of itself, as data. */
export const remoteManifestSchema = remoteShape.superRefine(refuseForeignPaths);

export type Access = z.infer<typeof accessSchema>;
export type Purpose = z.infer<typeof purposeSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** A remote speaks of its own addresses only: what its entries lead to where it hides the bar, and what it renders to HTML. */
export function refuseForeignPaths(
  { paths, menu, barHiddenAt, prerender = [] }: z.infer<typeof remoteShape>,
  { addIssue }: z.RefinementCtx,
): void {
  const own = paths.map(({ path }) => path);
  const addresses = [...menu.flatMap(({ to, alsoAt }) => [to, alsoAt]), ...barHiddenAt, ...prerender];
  for (const address of addresses) {
    if (address && !own.some((path) => isBelow(path, address))) {
      addIssue({ code: 'custom', message: `${address} is not below a path of this remote` });
    }
  }
}
