import {
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  PayloadTooLargeException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validated } from './validated';

/** Fields of a form by name; a file is its bytes. Of a repeated field the last counts. */
export type Form = Record<string, unknown>;

const fieldsSchema = z.record(z.string(), z.unknown());

/** Injects the fields of a multipart form, or the body of a JSON request: clients may send either. */
export const FormBody = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  return readForm(context.switchToHttp().getRequest<FastifyRequest>());
});

async function readForm(request: FastifyRequest): Promise<Form> {
  return request.isMultipart() ? readable(() => readParts(request)) : validated(fieldsSchema, request.body);
}

/** Reads a multipart form. One that ends early or names no boundary makes an error without a status. */
export async function readable<Part>(read: () => Promise<Part>): Promise<Part> {
  try {
    return await read();
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode || error instanceof HttpException
      ? error
      : new BadRequestException('This form cannot be read. Please reload the page and try again.');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated)
        throw new PayloadTooLargeException('A field is too long. Please shorten it.');
      form[part.fieldname] = part.value;
    } else {
      const bytes = await part.toBuffer();
      // A form without a chosen file sends an empty one.
      if (bytes.length > 0) form[part.fieldname] = bytes;
    }
  }
  return form;
}
