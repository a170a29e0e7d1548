import type { AttemptRun } from './attempt-run';
import type { Findings } from './checks';

const MAX_DEADLINE_ERROR_SECONDS = 1;
const LINES_SHOWN = 20;

/** The figures of a chaos run. */
export class Report {
  readonly acknowledged: number;
  readonly lost: string[];
  readonly duplicates: number;
  readonly deadlineErrorSeconds: number;
  readonly complaints: string[];

  constructor(
    private readonly seed: number,
    private readonly runs: readonly AttemptRun[],
    private readonly processFaults: Record<string, number>,
    private readonly findings: readonly Findings[],
  ) {
    this.acknowledged = sum(findings.map(({ acknowledged }) => acknowledged));
    this.lost = findings.flatMap(({ lost }) => lost);
    this.duplicates = sum(findings.map(({ duplicates }) => duplicates));
    this.deadlineErrorSeconds = Math.max(0, ...this.deadlineErrors);
    this.complaints = findings.flatMap(({ complaints }) => complaints);
  }

  /** Every bound that is broken, in words. */
  get broken(): string[] {
    return [
      ...(this.acknowledged === 0 ? ['no answer was ever acknowledged'] : []),
      ...this.lost.map((line) => `lost: ${line}`),
      ...(this.duplicates > 0 ? [`${this.duplicates} attempts are duplicates`] : []),
      ...(this.deadlineErrorSeconds > MAX_DEADLINE_ERROR_SECONDS
        ? [`a deadline was missed by ${this.deadlineErrorSeconds.toFixed(2)} s`]
        : []),
      ...this.complaints,
    ];
  }

  toString(): string {
    const faults = Object.entries(this.faultCounts()).sort(([, one], [, other]) => other - one);
    return [
      `Chaos run of ${this.runs.length} attempts, seed ${this.seed}`,
      `  answers acknowledged ${this.acknowledged}, lost ${this.lost.length}`,
      `  duplicate attempts   ${this.duplicates}`,
      `  deadline error       ${this.deadlineErrorSeconds.toFixed(2)} s at most, in ${this.deadlineErrors.length} measurements`,
      `  submissions answered ${sum(this.runs.map(({ record }) => record.results.length))}`,
      '  how often each fault was applied',
      ...faults.map(([fault, times]) => `    ${String(times).padStart(4)}  ${fault}`),
      ...this.broken.slice(0, LINES_SHOWN).map((line) => `  BROKEN ${line}`),
      '',
    ].join('\n');
  }

  private get deadlineErrors(): number[] {
    return this.findings.flatMap(({ deadlineErrors }) => deadlineErrors);
  }

  private faultCounts(): Record<string, number> {
    const names = this.runs.flatMap(({ plan }) => [
      ...plan.steps.filter((fault) => fault !== undefined),
      ...(plan.ending === 'submitted' ? [] : [plan.ending]),
      ...(plan.ending === 'time ran out' && plan.hasExtraTime ? ['extra time given'] : []),
      ...(plan.submissionsAtOnce > 1 && plan.ending !== 'tab never returned' ? ['submitted many times at once'] : []),
      ...(plan.openingsAtOnce > 1 ? ['opened many times at once'] : []),
      ...(plan.isClockWrong ? ['device clock an hour wrong'] : []),
    ]);
    const counts: Record<string, number> = { ...this.processFaults };
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
