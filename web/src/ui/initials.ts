/** First letters of the first and last word; of a phone number its last two digits. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/^[+\d]/.test(name.trim())) return name.replace(/\D/g, '').slice(-2)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}
