/** Where Dealer Center's pictures lie; our own address, whose pictures are alike, is the local cloud's. */
const DEALER_CENTER = 'https://imagesdl.dealercenter.net'
/** These addresses hold the size that is wanted: `/800/600/202610-bd3d.jpg`. */
const SIZED = /^(https?:\/\/[^/?#]+)(\/(?:[^?#]*\/)?)\d{2,4}\/\d{2,4}\/([^/?#]+(?:[?#].*)?)$/

/** How the same picture is had this many pixels wide, 4:3; undefined where its host knows no sizes. */
export function sizedPicture(address: string, ownOrigin: string): ((width: number) => string) | undefined {
  const [, origin, folder, file] = SIZED.exec(address) ?? []
  if (origin === undefined || (origin !== DEALER_CENTER && origin !== ownOrigin)) return
  return (width) => `${origin}${folder}${width}/${(width * 3) / 4}/${file}`
}
