import { sizedPicture } from '#contract/stock/sized-picture.ts'

/** Widths for a card on standard and high-density screens. */
const WIDTHS = [400, 800] as const

interface Source {
  src: string
  srcSet?: string
}

/** A picture's URLs, to be tried in order: in the sizes of a card, then the feed's original. */
export function pictureSources(url: string, ownOrigin: string): Source[] {
  const at = sizedPicture(url, ownOrigin)
  const asGiven = { src: url }
  if (!at) return [asGiven]
  return [{ src: at(WIDTHS[1]), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }, asGiven]
}
