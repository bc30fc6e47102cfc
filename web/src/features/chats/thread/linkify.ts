import { LinkifyIt } from 'linkify-it'

/** Only what says that it is a web address: in quick messages many a sentence ends.Like this. */
const finder = new LinkifyIt({ fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, at, self) =>
      Math.max(0, self.testSchemaAt(`https://www.${text.slice(at)}`, 'https:', 'https:'.length) - '//www.'.length),
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })

type Piece = { text: string; href?: string }

/** Cuts a text into plain pieces and web addresses; only http and https become links. */
export function linkify(text: string): Piece[] {
  const links = finder.match(text) ?? []
  const pieces = links.flatMap(({ index, lastIndex, url }, i): Piece[] => [
    { text: text.slice(links[i - 1]?.lastIndex ?? 0, index) },
    { text: text.slice(index, lastIndex), href: url },
  ])
  return [...pieces, { text: text.slice(links.at(-1)?.lastIndex ?? 0) }].filter((piece) => piece.text !== '')
}
