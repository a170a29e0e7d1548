import type { Connection, mongo } from 'mongoose';

/** A client whose connection string has `monitorCommands`. */
type Client = Pick<ReturnType<Connection['getClient']>, 'on' | 'off'>;
type Document = mongo.Document;

/** How a command finds its documents. */
export interface Search {
  /** Name of the command. */
  by: string;
  collection: string;
  filter: Document;
  /** The most documents that it returns; zero for all. */
  limit: number;
  /** The command as `explain` takes it. Writes are explained as the find that they begin with. */
  explained: Document;
}

type SearchesOf = (command: Document, by: string) => Search[];

const none: SearchesOf = () => [];

const find: SearchesOf = ({ find: collection, filter = {}, sort, skip, limit = 0, hint }, by) => [
  {
    by,
    collection,
    filter,
    limit,
    explained: {
      find: collection,
      filter,
      ...(sort && { sort }),
      ...(skip && { skip }),
      ...(limit && { limit }),
      ...(hint && { hint }),
    },
  },
];

const ofStatements = (statements: { q: Document; hint?: Document }[], collection: string, by: string) =>
  statements.flatMap(({ q, hint }) => find({ find: collection, filter: q, hint }, by));

/** These stages search in other collections, and `explain` does not say how. */
const UNEXPLAINED = ['$lookup', '$graphLookup'];

/** The unexplained stages of a pipeline and of those within it. */
const unexplainedIn = (pipeline: Document[] = []): string[] =>
  pipeline.flatMap(({ $unionWith, $facet = {}, ...stage }) => [
    ...Object.keys(stage).filter((name) => UNEXPLAINED.includes(name)),
    ...unexplainedIn($unionWith?.pipeline),
    ...Object.values<Document[]>($facet).flatMap((part) => unexplainedIn(part)),
  ]);

/** A pipeline, and each of those that $unionWith adds to it. */
const aggregate: SearchesOf = ({ aggregate: collection, pipeline: stages }, by) => {
  const pipeline = (stages as Document[]).filter(({ $unionWith }) => !$unionWith);
  const united = (stages as Document[]).flatMap(({ $unionWith }) => $unionWith ?? []);
  return [
    {
      by,
      collection,
      filter: pipeline[0]?.$match ?? {},
      limit: pipeline.find(({ $limit }) => $limit)?.$limit ?? 0,
      explained: { aggregate: collection, pipeline, cursor: {} },
    },
    ...united.flatMap((other) => aggregate({ aggregate: other.coll, pipeline: other.pipeline ?? [] }, by)),
  ];
};

const SEARCHES: Record<string, SearchesOf> = {
  find,
  // Without a filter it is read from the statistics of the collection.
  count: ({ count, query }, by) =>
    query && Object.keys(query).length > 0 ? find({ find: count, filter: query }, by) : [],
  distinct: ({ distinct, query }, by) => find({ find: distinct, filter: query }, by),
  aggregate,
  update: ({ update, updates }, by) => ofStatements(updates, update, by),
  delete: ({ delete: collection, deletes }, by) => ofStatements(deletes, collection, by),
  findAndModify: ({ findAndModify, query, sort }, by) =>
    find({ find: findAndModify, filter: query, sort, limit: 1 }, by),
  insert: none,
  getMore: none,
  killCursors: none,
  endSessions: none,
  ping: none,
  create: none,
  createIndexes: none,
  explain: none,
};

/** Collects the searches that a client sends. */
export class SearchRecord {
  readonly searches: Search[] = [];
  /** Commands and stages that cannot be explained: nothing tells whether they use an index. */
  readonly unknown: string[] = [];

  /** From now on; a process that is started again has another client. */
  follow(client: Client): void {
    client.on('commandStarted', this.note);
  }

  stop(client: Client): void {
    client.off('commandStarted', this.note);
  }

  private readonly note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const searchesOf = SEARCHES[commandName];
    if (searchesOf) this.searches.push(...searchesOf(command, commandName));
    else this.unknown.push(commandName);
    this.unknown.push(...unexplainedIn(command.pipeline));
  };
}

/** The conditions that all documents found fulfil, by field. */
export function conditionsOf(filter: Document): [field: string, condition: unknown][] {
  return Object.entries(filter).flatMap(([field, condition]): [string, unknown][] =>
    field === '$and' ? (condition as Document[]).flatMap(conditionsOf) : [[field, condition]],
  );
}

/** Names a search by what it looks for, such as `find sessions by userId`. */
export function nameOf({ by, collection, filter }: Search): string {
  const fields = [...new Set(conditionsOf(filter).map(nameOfCondition))];
  return `${by} ${collection} by ${fields.sort().join(', ') || 'nothing'}`;
}

function nameOfCondition([field, condition]: [string, unknown]): string {
  if (field !== '$or') return field;
  const branches = (condition as Document[]).map((branch) => conditionsOf(branch).map(nameOfCondition).join(' and '));
  return [...new Set(branches)].join(' or ');
}
