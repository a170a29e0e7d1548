import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { QuestionListQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { QuestionsService } from '../questions/questions.service';
import { CELL_CHARACTERS, toCells } from '../workbooks/columns';
import { typescriptWorker } from '../workbooks/typescript-worker';

const BATCH = 500;

/** Writes questions as .xlsx files, in a thread of its own: a large bank takes seconds. */
@Injectable()
export class QuestionExportService {
  constructor(private readonly questions: QuestionsService) {}

  async export(subject: Subject, query: QuestionListQuery): Promise<Buffer> {
    const worker = new Worker(new URL('./export.worker.ts', import.meta.url), typescriptWorker(import.meta));
    try {
      const written = once(worker, 'message');
      let batch: string[][] = [];
      for await (const { _id, parent_question_id: parent, ...question } of this.questions.stream(subject, query)) {
        const row = [...toCells(question.subject, question), String(_id), parent ? String(parent) : ''];
        if (row.some((cell) => cell.length > CELL_CHARACTERS)) throw tooLong(question.question);
        batch.push(row);
        if (batch.length < BATCH) continue;
        worker.postMessage(batch);
        batch = [];
      }
      if (batch.length > 0) worker.postMessage(batch);
      worker.postMessage([]);
      const [bytes] = (await written) as [Uint8Array];
      return Buffer.from(bytes.buffer);
    } finally {
      await worker.terminate();
    }
  }
}

function tooLong(question = ''): UnprocessableEntityException {
  const which = question.slice(0, 60);
  return new UnprocessableEntityException(
    `“${which}” has a text of more than ${CELL_CHARACTERS.toLocaleString('en')} characters, which no Excel cell holds.`,
  );
}
