/** Sharp on every avatar, also where a pixel is two. */
const EDGE = 192
const QUALITY = 0.85

/** The middle of a photo as a small square JPEG, in base64; rejects for a file that is no picture. */
export async function smallPicture(file: File): Promise<string> {
  const photo = await createImageBitmap(file)
  const edge = Math.min(photo.width, photo.height)
  const canvas = document.createElement('canvas')
  canvas.width = EDGE
  canvas.height = EDGE
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('a canvas paints in two dimensions')
  // A picture may be seen through; a JPEG cannot.
  paint.fillStyle = 'white'
  paint.fillRect(0, 0, EDGE, EDGE)
  paint.drawImage(photo, (photo.width - edge) / 2, (photo.height - edge) / 2, edge, edge, 0, 0, EDGE, EDGE)
  photo.close()
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '')
}
