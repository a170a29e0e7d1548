import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A page is imported when it is opened, which takes seconds where every core is at work.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
