import { format } from 'node:util';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A page is imported when it is opened, which takes seconds where every core is at work.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => undefined;

/** What the code under test has written to the console. A test that expects it spies on the console itself. */
const complaints = [];
for (const level of ['error', 'warn']) {
  console[level] = (...details) => void complaints.push(format(...details));
}

afterEach(failOnComplaints);
afterAll(failOnComplaints);

function failOnComplaints() {
  const [first] = complaints.splice(0);
  if (first) throw new Error(`Unexpected on the console: ${first}`);
}
