export type MediaKind = 'image' | 'audio' | 'video' | 'pdf' | 'file'

/** What kind of thing a content type names. */
export function mediaKind(contentType: string): MediaKind {
  const [type = ''] = contentType.toLowerCase().split(';')
  if (type.trim() === 'application/pdf') return 'pdf'
  const family = type.split('/')[0]
  return family === 'image' || family === 'audio' || family === 'video' ? family : 'file'
}
