import { bareType, FILE_TYPES, toldType, typesNamed } from '#contract/platform/file-types.ts'

/** The first bytes of several kinds: by its content type, or its name, a file is one of these and no other. */
const MEMBERS: Record<string, readonly string[]> = {
  'video/mp4': ['video/mp4', 'audio/mp4'],
  'video/x-m4v': ['video/mp4'],
  'audio/x-m4a': ['audio/mp4'],
  'audio/x-m4b': ['audio/mp4'],
  'video/webm': ['video/webm', 'audio/webm'],
  'video/matroska': ['video/x-matroska', 'audio/webm', 'video/webm'],
  'video/vnd.avi': ['video/x-msvideo'],
  'video/x-ms-asf': ['video/x-ms-wmv'],
  'application/vnd.ms-asf': ['video/x-ms-wmv'],
  'video/3gpp2': ['video/3gpp'],
  'audio/ogg': ['audio/ogg'],
  'application/ogg': ['audio/ogg'],
  'audio/wave': ['audio/wav'],
  'audio/vnd.wave': ['audio/wav'],
  'image/x-ms-bmp': ['image/bmp'],
  'image/heif': ['image/heic'],
  'image/heic-sequence': ['image/heic'],
  'image/heif-sequence': ['image/heic'],
  'application/x-cfb': endingIn('doc', 'xls', 'ppt'),
  'application/zip': endingIn('docx', 'xlsx', 'pptx'),
}

function endingIn(...endings: string[]) {
  return endings.flatMap((ending) => typesNamed(`.${ending}`))
}

/** Bytes that stand in no text: controls but tab, line feed, form feed, carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/**
 * The true content type of a file by how it begins; its sender's word (`told`, or the name) decides only between kinds
 * that begin alike. Undefined for what is none of those that are sent: a web page, a program, an unknown archive.
 */
export async function typeOfFile(beginning: Uint8Array, told: string, name: string): Promise<string | undefined> {
  // Loaded for files only.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined)
  const mime = bareType(found?.mime ?? '')
  if (mime !== '' && mime !== 'application/xml') return amongst(MEMBERS[mime] ?? [mime], told, name)
  return typeOfText(beginning, told, name)
}

function amongst(members: readonly string[], told: string, name: string): string | undefined {
  const sent = members.filter((type) => type in FILE_TYPES)
  const named = typesNamed(name)
  return sent.find((type) => type === bareType(told)) ?? sent.find((type) => named.includes(type)) ?? sent[0]
}

function typeOfText(beginning: Uint8Array, told: string, name: string): string | undefined {
  const text = new TextDecoder('latin1').decode(beginning)
  const isWide = /^(\xff\xfe|\xfe\xff)/.test(text)
  if (beginning.length === 0 || (!isWide && CONTROLS.test(text))) return
  const start = text.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (start.startsWith('<')) return /<svg[\s>]/i.test(start) && !/<html/i.test(start) ? 'image/svg+xml' : undefined
  if (/^BEGIN:VCARD/i.test(start)) return 'text/vcard'
  return toldType(told, name) === 'text/csv' ? 'text/csv' : 'text/plain'
}
