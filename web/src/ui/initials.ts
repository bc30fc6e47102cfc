/** Initials of the first and last word that contain a letter; the last two digits of a phone number. */
export function initialsOf(name: string): string {
  if (/^[+(]?\d/.test(name.trim())) return name.replace(/\D/g, '').slice(-2)
  const letters = name
    .normalize()
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const initials = letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('')
  return initials.toLocaleUpperCase() || '?'
}
