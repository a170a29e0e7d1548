interface Values {
  MAIL_FROM: string;
  OPERATOR_NAME?: string | undefined;
  OPERATOR_ADDRESS?: string | undefined;
  OPERATOR_EMAIL?: string | undefined;
}

const NAMES = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

const NOT_GIVEN = 'not given yet';

/** Derives from the settings who runs this site, and the warnings of a start in production. */
export function readOperator(values: Values, isProduction: boolean) {
  const { MAIL_FROM, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = values;
  const missing = NAMES.filter((name) => values[name] === undefined);
  return {
    operator: {
      name: OPERATOR_NAME ?? NOT_GIVEN,
      address: OPERATOR_ADDRESS ?? NOT_GIVEN,
      email: OPERATOR_EMAIL ?? /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM,
    },
    warnings:
      isProduction && missing.length > 0
        ? [`${missing.join(', ')}: missing; /terms and /privacy cannot say who runs this site`]
        : [],
  };
}
