import { format } from 'node:util';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import '../../packages/federation/src/jest/page.mjs';
import './quick-user';

// A page is imported when it is opened, which takes a while where every core is at work: no test fails for that.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

// React takes a stack for each element that it makes.
Error.stackTraceLimit = 10;

const complaints: string[] = [];
let expected: RegExp[] = [];

const complain = (...details: unknown[]) => void complaints.push(format(...details));
Object.assign(console, { error: complain, warn: complain });

afterEach(failOnComplaints);
afterAll(failOnComplaints);

/** The test that calls it fails unless its code writes this to the console; it may do so repeatedly. */
export function expectComplaints(pattern: RegExp): void {
  expected.push(pattern);
}

function failOnComplaints(): void {
  const written = complaints.splice(0);
  const patterns = expected;
  expected = [];
  const unexpected = written.find((complaint) => !patterns.some((pattern) => pattern.test(complaint)));
  if (unexpected) throw new Error(`Unexpected on the console: ${unexpected}`);
  const missing = patterns.find((pattern) => !written.some((complaint) => pattern.test(complaint)));
  if (missing) throw new Error(`Missing on the console: ${missing}`);
}
