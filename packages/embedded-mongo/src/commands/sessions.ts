import { Binary, type Document, isDocument, type Maybe } from '../bson/values';
import { type Command, lenient } from './command';

/** Implicit sessions are accepted and remembered only by the cursors that they open. */
export const sessionIdOf = (request: Document) => idOf(request.get('lsid'));

function idOf(session: Maybe): string | undefined {
  const id = isDocument(session) ? session.get('id') : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

const endSessions = lenient(({ engine, request }) => {
  const sessions = request.get('endSessions');
  for (const session of Array.isArray(sessions) ? sessions : []) {
    const id = idOf(session);
    if (id) engine.cursors.killSession(id);
  }
  return {};
});

export const SESSION_COMMANDS: Record<string, Command> = { endSessions };
