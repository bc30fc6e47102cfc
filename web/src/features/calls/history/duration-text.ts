/** "4:12", and from an hour on "1 h 20 min", which nobody takes for minutes. */
export const durationText = (formatted: string) =>
  formatted.replace(/^(\d+):(\d\d):\d\d$/, (_, hours, minutes) => `${hours} h ${Number(minutes)} min`)
