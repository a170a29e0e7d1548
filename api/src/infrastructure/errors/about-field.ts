import type { FieldError } from '@wattle/contract/primitives';

export function aboutField(path: string, message: string, more: Omit<FieldError, 'path' | 'message'> = {}) {
  return { message, errors: [{ path, message, ...more }] };
}
