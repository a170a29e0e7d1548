/** Below this width the entries fold into a list under the bar. */
export const FOLDED = '@media (max-width: 860px)';
export const UNFOLDED = '@media (min-width: 860.02px)';
