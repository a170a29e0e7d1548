// Writes standard input to a log that is rotated by size: `node write-log.mjs FILE BYTES COUNT`.
// A process of its own keeps the last lines of a server also when their parent process has died.
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
    // Lines are lost until there is space again; the server goes on.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}

/** Renames the log to .1 and each older file to the next number; the last of COUNT is overwritten. */
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
