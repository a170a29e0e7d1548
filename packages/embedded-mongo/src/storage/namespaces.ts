import { need } from '../errors';

export interface Namespace {
  database: string;
  name: string;
}

const MAX_NAMESPACE_BYTES = 255;

export function checkDatabase(database: string): string {
  const isValid = database !== '' && Buffer.byteLength(database) < 64 && !/[\0/\\. "$*<>:|?]/.test(database);
  need(isValid, 'InvalidNamespace', `Invalid database name: '${database}'`);
  return database;
}

export function checkNamespace(namespace: Namespace): Namespace {
  const { database, name } = namespace;
  const full = `${checkDatabase(database)}.${name}`;
  const isValid = !/^$|^\.|\.$|[$\0]/.test(name) && Buffer.byteLength(full) <= MAX_NAMESPACE_BYTES;
  need(isValid, 'InvalidNamespace', `Invalid namespace specified '${full}'`);
  return namespace;
}
