/** The host of Dealer Center's pictures; the local cloud has similar ones at our own origin. */
const DEALER_CENTER = 'https://imagesdl.dealercenter.net'
/** These URLs contain the requested size: `/800/600/202610-bd3d.jpg`. */
const SIZED = /^(https?:\/\/[^/?#]+)(\/(?:[^?#]*\/)?)\d{2,4}\/\d{2,4}\/([^/?#]+(?:[?#].*)?)$/

/** Returns a function that gives the picture's URL at a width in pixels, 4:3; undefined if the host has no sizes. */
export function sizedPicture(address: string, ownOrigin: string): ((width: number) => string) | undefined {
  const [, origin, folder, file] = SIZED.exec(address) ?? []
  if (origin === undefined || (origin !== DEALER_CENTER && origin !== ownOrigin)) return
  return (width) => `${origin}${folder}${width}/${(width * 3) / 4}/${file}`
}
