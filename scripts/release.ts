import { parseCommand, runCommand, UsageError } from './lib/command';
import { promote, releaseName, releasePackages, releaseVersion, rollBack } from './lib/release/commands';
import { releases } from './lib/release/releases';
import { TEAM_OPTIONS } from './lib/release/teams';
import { readSettings } from './lib/settings';

const USAGE = `pnpm release <package>            build, check, publish and activate it: shell, or mf-<name>
pnpm release <package> <package>  several of them at once
pnpm release <package> <version>  activate a version that is already published
pnpm release <remote> [version] --canary <percent>   give it to some of the visitors
pnpm release <remote> --promote   give the canary to all
pnpm rollback <package>           take the canary back, or go back to the last good version
pnpm rollback <package> <version> go back to a version that is named
pnpm releases                     what is live, since when, by whom, what it falls back to
pnpm releases --renew             sign the registry for another thirty days
pnpm releases --sign              sign the registry as it is, after a look at what it names
pnpm releases --copy-to <folder>   copy what is released, the registry last
pnpm releases --public-key        the key whose signatures shells accept
pnpm releases --team <team> --remote <name> --path </x> --key <public key>   give them to a team, or replace what it has;
                                  several of each; --threshold 2 --days 365 --webhook <https address>
pnpm releases --end-team <team>   take them back
pnpm releases --sign-draft <file> sign what --draft <file> has written instead, where several root keys must sign

--browser <path>     Chromium, where it is not in its usual place
--without-browser    no smoke test; the version counts as proven only after a day
--root-key <file>    a key of REGISTRY_ROOT_KEYS, for what teams have; otherwise that of the registry
--by <name>          who releases; otherwise the user of this machine`;

const OPTIONS = {
  browser: { type: 'string' },
  by: { type: 'string' },
  canary: { type: 'string' },
  'copy-to': { type: 'string' },
  promote: { type: 'boolean', default: false },
  'public-key': { type: 'boolean', default: false },
  renew: { type: 'boolean', default: false },
  sign: { type: 'boolean', default: false },
  ...TEAM_OPTIONS,
  'without-browser': { type: 'boolean', default: false },
} as const;

await runCommand(async ([command, ...args]) => {
  const { values, positionals } = parseCommand(USAGE, { args, options: OPTIONS, allowPositionals: true });
  const settings = readSettings();
  const { browser, by, 'without-browser': isWithoutBrowser } = values;
  const share = values.canary === undefined ? undefined : Number(values.canary);
  const options = { browser, by, isWithoutBrowser, share };
  const [first = '', second, ...others] = positionals;
  if (command === 'releases' && positionals.length === 0) return releases(settings, values);

  const name = releaseName(first);
  if (!name) throw new UsageError(USAGE);
  const isForShare = share !== undefined || values.promote;
  if (command === 'rollback' && others.length === 0 && !isForShare) return rollBack(settings, name, second, by);
  if (command !== 'release') throw new UsageError(USAGE);
  if (values.promote) {
    if (second || share !== undefined) throw new UsageError(USAGE);
    return promote(settings, name, options);
  }
  if (positionals.every(releaseName)) return releasePackages(settings, positionals, options);
  if (second && others.length === 0) return releaseVersion(settings, name, second, options);
  throw new UsageError(USAGE);
});
