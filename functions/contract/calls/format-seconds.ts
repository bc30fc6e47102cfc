const two = (number: number) => String(number).padStart(2, '0')

/** A call's duration: `4:05`, or `1:04:05` from an hour on. */
export function formatSeconds(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
