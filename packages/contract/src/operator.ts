/** What the settings say of who runs this site. */
export const OPERATOR_FIELDS = ['name', 'address', 'email'] as const;

export type OperatorField = (typeof OPERATOR_FIELDS)[number];
export type Operator = Record<OperatorField, string>;

/** Name of the meta element in which the server of a page says it. */
export const operatorMeta = (field: OperatorField) => `operator-${field}`;

/** Stands for it in HTML that the build of a remote has rendered; the server of the page fills it in. */
export const operatorMark = (field: OperatorField) => `{{operator-${field}}}`;
