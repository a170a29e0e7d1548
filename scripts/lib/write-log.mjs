// Writes what comes on standard input to a log that does not grow without end: `node write-log.mjs FILE BYTES COUNT`.
// It is a process of its own, so that the last lines of a server are kept also when the process above both has died.
import { appendFileSync, closeSync, fchmodSync, fstatSync, openSync, renameSync } from 'node:fs';

const [file = '', bytes, count] = process.argv.slice(2);
const NEWLINE = 10;

let log = open();
process.stdin.on('data', (/** @type {Buffer} */ chunk) => {
  // A line is never in two files.
  const end = chunk.lastIndexOf(NEWLINE) + 1;
  write(chunk.subarray(0, end));
  if (end > 0 && fstatSync(log).size >= Number(bytes)) rotate();
  write(chunk.subarray(end));
});

function open() {
  const descriptor = openSync(file, 'a', 0o600);
  fchmodSync(descriptor, 0o600);
  return descriptor;
}

/** @param {Buffer} lines */
function write(lines) {
  try {
    appendFileSync(log, lines);
  } catch (error) {
    // The server goes on; its lines are lost until there is space again.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}

/** The log becomes FILE.1, what was that becomes FILE.2, and the oldest of COUNT is lost. */
function rotate() {
  closeSync(log);
  for (let number = Number(count) - 1; number >= 1; number -= 1) renameIfThere(nameOf(number), nameOf(number + 1));
  renameIfThere(file, nameOf(1));
  log = open();
}

/** @param {number} number */
function nameOf(number) {
  return file.replace(/\.log$/, `.${number}.log`);
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}
