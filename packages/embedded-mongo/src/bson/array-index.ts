/** Whether a part of a path may be an index of an array. */
export const isArrayIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);
