import { type InspectorNotification, type NodeWorker, type Profiler, Session } from 'node:inspector';
import { promisify } from 'node:util';

/** A method of the inspector, in one thread of this process. */
type Post = (method: string) => Promise<unknown>;

/** Loaded into the process that is measured: profiles all of its threads between the messages `start` and `stop`. */
const session = new Session();
session.connect();
const post = promisify<string, object, object | undefined>(session.post.bind(session));
const threads: Post[] = [(method) => post(method, {})];
const waiting = new Map<string, (result: unknown) => void>();
let lastId = 0;

/** The inspector of a worker thread is reached through that of the main thread. */
session.on(
  'NodeWorker.attachedToWorker',
  ({ params }: InspectorNotification<NodeWorker.AttachedToWorkerEventDataType>) => {
    // The thread that loads sources sleeps until there are some, and does not answer.
    if (params.workerInfo.url.startsWith('node:')) return;
    threads.push((method) => {
      lastId += 1;
      const id = lastId;
      void post('NodeWorker.sendMessageToWorker', {
        sessionId: params.sessionId,
        message: JSON.stringify({ id, method }),
      });
      return new Promise((resolve) => waiting.set(`${params.sessionId} ${id}`, resolve));
    });
  },
);
session.on(
  'NodeWorker.receivedMessageFromWorker',
  ({ params }: InspectorNotification<NodeWorker.ReceivedMessageFromWorkerEventDataType>) => {
    const { id, result } = JSON.parse(params.message);
    waiting.get(`${params.sessionId} ${id}`)?.(result);
  },
);
void post('NodeWorker.enable', { waitForDebuggerOnStart: false });

process.on('message', async (message) => {
  if (message === 'start') {
    for (const thread of threads) {
      await thread('Profiler.enable');
      await thread('Profiler.start');
    }
    process.send?.(threads.length);
  } else {
    const stopped = await Promise.all(threads.map((thread) => thread('Profiler.stop')));
    process.send?.(stopped.map((each) => (each as Profiler.StopReturnType).profile));
  }
});
