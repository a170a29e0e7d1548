/** Whether a part of a path may mean a place in an array. */
export const isPosition = (name: string) => /^(0|[1-9]\d*)$/.test(name);
