import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { FeatureReader, RECORDED_FILE } from './features';

/** A set-up file for jest that records the commands of every client of the driver; see record.ts. */
const written = new Set<string>();
const recorded = new WeakSet<MongoClient>();
const { connect } = MongoClient.prototype;

MongoClient.prototype.connect = function recordingConnect() {
  this.options.monitorCommands = true;
  if (!recorded.has(this)) this.on('commandStarted', ({ commandName, command }) => record(commandName, command));
  recorded.add(this);
  return connect.call(this);
};

function record(name: string, command: Record<string, unknown>) {
  const reader = new FeatureReader();
  reader.command(name, command);
  for (const [kind, features] of reader.features)
    for (const feature of features) {
      const line = `${JSON.stringify([kind, feature])}\n`;
      if (!written.has(line)) append(line);
      written.add(line);
    }
}

function append(line: string) {
  mkdirSync(dirname(RECORDED_FILE), { recursive: true });
  appendFileSync(RECORDED_FILE, line);
}
