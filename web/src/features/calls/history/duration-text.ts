/** "3 min 5 s", and from an hour on "1 h 20 min": written with colons, it would read as a time of the day. */
export const durationText = (formatted: string) =>
  formatted
    .replace(/^(\d+):(\d\d):\d\d$/, (_, hours, minutes) => `${hours} h ${Number(minutes)} min`)
    .replace(/^(\d+):(\d\d)$/, (_, minutes, seconds) => inSeconds(Number(minutes), Number(seconds)))

const inSeconds = (minutes: number, seconds: number) =>
  [minutes > 0 && `${minutes} min`, seconds > 0 && `${seconds} s`].filter(Boolean).join(' ') || '0 s'
