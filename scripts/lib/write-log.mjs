// Writes standard input to a log that is rotated by size: `node write-log.mjs FILE BYTES COUNT`.
// A process of its own keeps the last lines of a server also when their parent process has died.
import { appendFileSync, closeSync, fchmodSync, fstatSync, openSync, renameSync } from 'node:fs';

const [file = '', bytes, count] = process.argv.slice(2);
const NEWLINE = 10;
/** A full disk, a used-up quota. */
const NO_SPACE = ['ENOSPC', 'EDQUOT'];

let log = open(file);
process.stdin.on('data', (/** @type {Buffer} */ chunk) => {
  // A line is never in two files.
  const end = chunk.lastIndexOf(NEWLINE) + 1;
  write(chunk.subarray(0, end));
  if (end > 0 && fstatSync(log).size >= Number(bytes)) rotate();
  write(chunk.subarray(end));
});

/** @param {string} name */
function open(name) {
  const descriptor = openSync(name, 'a', 0o600);
  fchmodSync(descriptor, 0o600);
  return descriptor;
}

/** @param {Buffer} lines */
function write(lines) {
  // Lines are lost until there is space again; the server goes on.
  try {
    appendFileSync(log, lines);
  } catch (error) {
    if (!NO_SPACE.includes(codeOf(error))) throw error;
  }
}

/** Renames the log to .1 and each older file to the next number; the last of COUNT is overwritten. */
function rotate() {
  const next = nameOf('next');
  const old = log;
  try {
    log = open(next);
  } catch {
    // On a full disk, too, the old file takes the lines for which there is space.
    return;
  }
  closeSync(old);
  for (let number = Number(count) - 1; number >= 1; number -= 1) renameIfThere(nameOf(number), nameOf(number + 1));
  renameIfThere(file, nameOf(1));
  renameSync(next, file);
}

/** @param {number | string} suffix */
function nameOf(suffix) {
  return file.replace(/\.log$/, `.${suffix}.log`);
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
}
