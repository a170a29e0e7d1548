import type { MultipartFile } from '@fastify/multipart';
import {
  BadRequestException,
  Controller,
  PayloadTooLargeException,
  Req,
  StreamableFile,
  UnprocessableEntityException,
} from '@nestjs/common';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import {
  badRows,
  cancelImport,
  changeImport,
  importBatch,
  importOptionsSchema,
  importProgress,
  importQuestions,
  importTemplate,
  latestImports,
} from '@wattle/contract/question-import';
import type { FastifyRequest } from 'fastify';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  Priority,
  readable,
  type SignedInUser,
  validated,
} from '../../infrastructure';
import { xlsxFile } from '../workbooks/sheet-files';
import { ImportBatchesService } from './import-batches.service';
import { ImportChangesService } from './import-changes.service';
import { type ImportFile, QuestionImportService } from './question-import.service';

// Loaded on first use: SheetJS takes much memory, and most processes never write a workbook.
const workbooks = () => import('../workbooks/workbooks');

@Controller()
export class QuestionImportController {
  constructor(
    private readonly imports: QuestionImportService,
    private readonly batches: ImportBatchesService,
    private readonly changes: ImportChangesService,
  ) {}

  @Endpoint(importQuestions)
  @Priority('low', { holdsPlace: false })
  async import(
    @Input() { query }: InputOf<typeof importQuestions>,
    @Req() request: FastifyRequest,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.imports.import(await readFile(request), query, username);
  }

  @Endpoint(importTemplate)
  async template(): Promise<StreamableFile> {
    const { templateWorkbook } = await workbooks();
    return xlsxFile(templateWorkbook(), 'wattle-questions.xlsx');
  }

  @Endpoint(latestImports)
  latest() {
    return this.batches.latest();
  }

  @Endpoint(importBatch)
  batch(@Input() { params, query }: InputOf<typeof importBatch>) {
    return this.batches.find(params.importId, query);
  }

  @Endpoint(changeImport)
  change(@Input() { params, body }: InputOf<typeof changeImport>, @CurrentUser() { username }: SignedInUser) {
    return this.changes.begin(params.importId, body, username);
  }

  @Endpoint(importProgress)
  progress(@Input() { params }: InputOf<typeof importProgress>) {
    return this.imports.progress(params.importId);
  }

  @Endpoint(cancelImport)
  cancel(@Input() { params }: InputOf<typeof cancelImport>) {
    return this.imports.cancel(params.importId);
  }

  @Endpoint(badRows)
  async badRows(@Input() { params }: InputOf<typeof badRows>): Promise<StreamableFile> {
    const { rows, errors } = await this.imports.badRows(params.importId);
    const { badRowsWorkbook } = await workbooks();
    return xlsxFile(badRowsWorkbook(rows, errors), 'rows-to-correct.xlsx');
  }
}

/** Published sentences (docs/published.md, sentences). */
const NO_FILE = 'Please select a file before uploading.';
const NOT_XLSX = 'Please upload a valid Excel file (.xlsx)';

const EMPTY_FILE = 'This file is empty. Choose the one that holds the questions.';

const BYTES_OF_MB = 1024 * 1024;

interface SentFile {
  name: string;
  bytes: Buffer;
}

async function readFile(request: FastifyRequest): Promise<ImportFile> {
  const form: Record<string, unknown> = {};
  const file = request.isMultipart() ? await readable(() => readParts(request, form)) : undefined;
  if (!file) throw new BadRequestException({ message: NO_FILE, errors: [{ path: 'file', message: NO_FILE }] });
  const isPackage = /\.(?:zip|xml)$/i.test(file.name);
  if (!isPackage && !file.name.toLowerCase().endsWith('.xlsx')) {
    throw new BadRequestException({ message: NOT_XLSX, errors: [{ path: 'file', message: NOT_XLSX }] });
  }
  if (file.bytes.length === 0) throw new UnprocessableEntityException(EMPTY_FILE);
  return { name: file.name.slice(-100), bytes: file.bytes, options: validated(importOptionsSchema, form), isPackage };
}

/** Fields may stand before and after the file. */
async function readParts(request: FastifyRequest, form: Record<string, unknown>): Promise<SentFile | undefined> {
  let file: SentFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: IMPORT_LIMITS.bytes, files: 1, fields: 20 } })) {
    if (part.type === 'field') form[part.fieldname] = part.value;
    else file = { name: part.filename, bytes: await bytesOf(part) };
  }
  return file;
}

function bytesOf(part: MultipartFile): Promise<Buffer> {
  return part.toBuffer().catch((error: { statusCode?: number }) => {
    if (error.statusCode !== 413) throw error;
    throw new PayloadTooLargeException(
      `This file is larger than ${IMPORT_LIMITS.bytes / BYTES_OF_MB} MB. Divide it, or leave out its pictures.`,
    );
  });
}
