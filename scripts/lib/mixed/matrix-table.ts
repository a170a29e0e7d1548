/** What Playwright reports, as far as it is of the matrix. */
interface Report {
  suites: { specs: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[] }[];
}

/** What came of the remotes of one time in the shell of one time. */
export interface MatrixResult {
  shell: string;
  remotes: string;
  /** By remote: whether it runs, is refused or fails, and by which numbers of the platform. */
  outcomes: Record<string, string>;
}

export function matrixResults({ suites }: Report): MatrixResult[] {
  const specs = suites.flatMap((suite) => suite.specs);
  return specs.map(({ title, tests }) => {
    const [, shell = '', remotes = ''] = /^shell (\S+) with remotes (\S+)$/.exec(title) ?? [];
    const annotations = tests.flatMap((each) => each.annotations);
    return {
      shell,
      remotes,
      outcomes: Object.fromEntries(annotations.map(({ type, description }) => [type, description ?? ''])),
    };
  });
}

/** A line for each shell, a column for the remotes of each time. */
export function matrixTable(results: readonly MatrixResult[]): string {
  const ages = [...new Set(results.map(({ remotes }) => remotes))];
  const shells = [...new Set(results.map(({ shell }) => shell))];
  const lines = shells.map((shell) => [
    `shell ${shell}`,
    ...ages.map((remotes) => summaryOf(results.find((each) => each.shell === shell && each.remotes === remotes))),
  ]);
  return [['', ...ages.map((age) => `remotes ${age}`)], ...lines]
    .map((cells) =>
      cells
        .map((cell) => cell.padEnd(24))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function summaryOf(result: MatrixResult | undefined): string {
  const kinds = Object.values(result?.outcomes ?? {}).map((outcome) => outcome.split(' ', 1)[0] ?? '');
  const counts = [...new Set(kinds)].sort().map((kind) => `${kinds.filter((each) => each === kind).length} ${kind}`);
  return counts.join(', ') || 'none';
}
