const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** Punctuation that ends the sentence, not the address. */
const TRAILING = /[.,;:!?'"\]}»…]+$/

type Piece = { text: string; href?: string }

/** Cuts a text into plain pieces and web addresses; only http and https become links. */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0])
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push({ text: address, href: /^www\./i.test(address) ? `https://${address}` : address })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** A closing bracket belongs to the address only where the address opened one. */
function trimAddress(address: string): string {
  let trimmed = address.replace(TRAILING, '')
  while (trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length)
    trimmed = trimmed.slice(0, -1).replace(TRAILING, '')
  return trimmed
}
