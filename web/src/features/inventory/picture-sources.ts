import { sizedPicture } from '#contract/stock/sized-picture.ts'

/** What a card needs on a plain and on a dense screen. */
const WIDTHS = [400, 800] as const

interface Source {
  src: string
  srcSet?: string
}

/** Where a picture is to be had, to be tried in order: in the sizes that a card can use, and as the feed gave it. */
export function pictureSources(url: string, ownOrigin: string): Source[] {
  const at = sizedPicture(url, ownOrigin)
  const asGiven = { src: url }
  if (!at) return [asGiven]
  return [{ src: at(WIDTHS[1]), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }, asGiven]
}
