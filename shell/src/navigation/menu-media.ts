/** Below this width the entries fold into a list under the bar. */
export const FOLDED = '@media (max-width: 940px)';
export const UNFOLDED = '@media (min-width: 940.02px)';
