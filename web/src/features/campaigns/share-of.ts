/** "32%"; undefined of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? undefined : `${Math.round((part / whole) * 100)}%`
