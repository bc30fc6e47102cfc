import { sizedPicture } from '#contract/stock/sized-picture.ts'
import type { Reader } from './reader.ts'

export interface Picture {
  /** The feed's original URL. */
  url: string
  /** The URL of the picture at this width in pixels, 4:3; the original URL if its host does not support sizes. */
  at: (width: number) => string
  isSized: boolean
}

/** The pictures that a page may show: from https URLs, or from our own site. */
export const picturesOf = ({ origin }: Pick<Reader, 'origin'>, images: readonly string[]): Picture[] =>
  images.flatMap((image) => pictureOf(image, origin) ?? [])

function pictureOf(image: string, own: string): Picture | undefined {
  const address = URL.parse(image)
  if (!address || (address.protocol !== 'https:' && address.origin !== own) || address.username) return
  const at = sizedPicture(address.href, own)
  return { url: address.href, at: at ?? (() => address.href), isSized: at !== undefined }
}
