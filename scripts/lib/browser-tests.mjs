import { format } from 'node:util';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A page is imported when it is opened, which takes seconds where every core is at work.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// jsdom has no layout, so it cannot scroll.
Object.assign(globalThis, { scrollTo: () => undefined });

/**
 * What the code under test has written to the console. A test that expects it spies on the console itself.
 * @type {string[]}
 */
const complaints = [];
/** @param {unknown[]} details */
const complain = (...details) => void complaints.push(format(...details));
Object.assign(console, { error: complain, warn: complain });

afterEach(failOnComplaints);
afterAll(failOnComplaints);

function failOnComplaints() {
  const [first] = complaints.splice(0);
  if (first) throw new Error(`Unexpected on the console: ${first}`);
}
