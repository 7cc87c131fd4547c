/** Refused teams in one round that lose it, as the vote track shows them: the view doesn't say. */
export const MOST_REJECTIONS = 5;
