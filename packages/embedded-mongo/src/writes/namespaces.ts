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
  need(name !== '', 'InvalidNamespace', `Invalid namespace specified '${full}'`);
  need(!name.includes('$'), 'InvalidNamespace', `Invalid collection name: ${name}`);
  need(
    !name.startsWith('.') && !name.endsWith('.'),
    'InvalidNamespace',
    `Invalid namespace specified '${full}': Collection names cannot start or end with '.'`,
  );
  need(!name.includes('\0'), 'InvalidNamespace', 'namespaces cannot have embedded null characters');
  need(
    Buffer.byteLength(full) <= MAX_NAMESPACE_BYTES,
    'InvalidNamespace',
    `Fully qualified namespace is too long. Namespace: ${full} Max: ${MAX_NAMESPACE_BYTES}`,
  );
  return namespace;
}

/** MongoDB's own collections are not writable. */
export function checkWritable(namespace: Namespace): Namespace {
  checkNamespace(namespace);
  need(
    !namespace.name.startsWith('system.'),
    'InvalidNamespace',
    `cannot write to '${namespace.database}.${namespace.name}'`,
  );
  return namespace;
}
