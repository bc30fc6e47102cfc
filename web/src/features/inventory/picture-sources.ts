/** DealerCenter's pictures carry their size in the address: `/{width}/{height}/`. */
const SIZED = /^(https:\/\/imagesdl\.dealercenter\.net\/)\d+\/\d+\//
/** What a card needs on a plain and on a dense screen; 4:3, as the pictures are. */
const WIDTHS = [400, 800] as const

/** A picture's address in the sizes that a card can use; any other dealer's picture as it is. */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  if (!SIZED.test(url)) return { src: url }
  const at = (width: number) => url.replace(SIZED, `$1${width}/${(width * 3) / 4}/`)
  return { src: at(WIDTHS[1]), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}
