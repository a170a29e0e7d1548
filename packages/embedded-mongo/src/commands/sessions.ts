import { Binary, type Document, isDocument } from '../bson/values';
import { type Command, command } from './command';

/** Implicit sessions are taken and only remembered by the cursors that they open. */
export function sessionIdOf(request: Document): string | undefined {
  const session = request.get('lsid');
  const id = isDocument(session) ? session.get('id') : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

const endSessions: Command = ({ engine, request, name }) => {
  const sessions = request.get(name);
  for (const session of Array.isArray(sessions) ? sessions : []) {
    const id = sessionIdOf(new Map([['lsid', session]]));
    if (id) engine.cursors.killSession(id);
  }
  return {};
};

export const SESSION_COMMANDS: Record<string, Command> = {
  endSessions,
  killSessions: endSessions,
  refreshSessions: command({}, () => ({})),
};
