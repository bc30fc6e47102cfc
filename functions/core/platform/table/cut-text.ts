/** At most `length` UTF-16 units of a text, never half a character: DynamoDB rejects half of a surrogate pair. */
export function cutText(text: string, length: number): string {
  const cut = text.length > length ? text.slice(0, length) : text
  // Checks only the last unit: a pattern would search the whole text, for every cell of a dealer's file.
  const last = cut.charCodeAt(cut.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut
}
