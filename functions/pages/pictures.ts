import { ownOrigin } from './addresses.ts'

/** These hosts take the size that is wanted in the path: `/800/600/202610-bd3d.jpg`. */
const SIZED = /^(.*\/)\d{2,4}\/\d{2,4}\/([^/]+)$/

export interface Picture {
  /** As the feed gave it. */
  url: string
  /** The same picture this many pixels wide, 4:3; the same address where its host knows no sizes. */
  at: (width: number) => string
  isSized: boolean
}

/** The pictures that a page may show: over https, or from our own address. */
export const picturesOf = (images: readonly string[]): Picture[] => images.flatMap((image) => pictureOf(image) ?? [])

function pictureOf(image: string): Picture | undefined {
  const own = ownOrigin()
  const address = URL.parse(image)
  if (!address || (address.protocol !== 'https:' && address.origin !== own) || address.username) return
  const [, folder, file] = SIZED.exec(address.pathname) ?? []
  const isSized = folder !== undefined && (isDealerCenter(address.hostname) || address.origin === own)
  const at = (width: number) =>
    isSized ? `${address.origin}${folder}${width}/${(width * 3) / 4}/${file}${address.search}` : address.href
  return { url: address.href, at, isSized }
}

const isDealerCenter = (host: string) => host.endsWith('.dealercenter.net')
