/** How a `datetime-local` field writes a time in the zone of this device. */
export function localOf(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** The time that such a field says, as ISO 8601; empty if it says none. */
export function momentOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
