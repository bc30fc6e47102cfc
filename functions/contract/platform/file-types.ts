export type FileKind = 'image' | 'video' | 'audio' | 'document'

interface FileFacts {
  kind: FileKind
  /** Ends of names that say it, the usual one first. */
  endings: readonly string[]
  /** A browser shows it in place; what may hold scripts, or is only read elsewhere, is downloaded. */
  isShown: boolean
}

const shown = (kind: FileKind, ...endings: string[]): FileFacts => ({ kind, endings, isShown: true })
const saved = (kind: FileKind, ...endings: string[]): FileFacts => ({ kind, endings, isShown: false })

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The kinds of file that can be sent (S2 §5), by their content types, and the audio that customers and recorders make. */
export const FILE_TYPES = {
  'image/jpeg': shown('image', 'jpg', 'jpeg'),
  'image/png': shown('image', 'png'),
  'image/gif': shown('image', 'gif'),
  'image/webp': shown('image', 'webp'),
  'image/bmp': shown('image', 'bmp'),
  /** An iPhone's photo: Safari shows it, other browsers don't. */
  'image/heic': shown('image', 'heic', 'heif'),
  'image/svg+xml': saved('image', 'svg'),
  'video/mp4': shown('video', 'mp4', 'm4v'),
  'video/x-msvideo': saved('video', 'avi'),
  'video/quicktime': shown('video', 'mov'),
  'video/x-ms-wmv': saved('video', 'wmv'),
  'video/x-matroska': saved('video', 'mkv'),
  'video/webm': shown('video', 'webm'),
  'video/x-flv': saved('video', 'flv'),
  'video/3gpp': shown('video', '3gp', '3gpp'),
  'audio/ogg': shown('audio', 'ogg', 'oga', 'opus'),
  'audio/webm': shown('audio', 'weba', 'webm'),
  'audio/mp4': shown('audio', 'm4a', 'mp4'),
  'audio/mpeg': shown('audio', 'mp3'),
  'audio/aac': shown('audio', 'aac'),
  'audio/amr': saved('audio', 'amr'),
  'audio/wav': shown('audio', 'wav'),
  'application/pdf': shown('document', 'pdf'),
  'application/msword': saved('document', 'doc'),
  [`${OFFICE}.wordprocessingml.document`]: saved('document', 'docx'),
  'application/vnd.ms-excel': saved('document', 'xls'),
  [`${OFFICE}.spreadsheetml.sheet`]: saved('document', 'xlsx'),
  'application/vnd.ms-powerpoint': saved('document', 'ppt'),
  [`${OFFICE}.presentationml.presentation`]: saved('document', 'pptx'),
  'text/plain': saved('document', 'txt'),
  'text/csv': saved('document', 'csv'),
  'text/vcard': saved('document', 'vcf'),
} as const satisfies Record<string, FileFacts>

const facts: Record<string, FileFacts | undefined> = FILE_TYPES

/** Facts about a content type; undefined for one that may not be sent. */
export const factsOf = (contentType: string): FileFacts | undefined => facts[bareType(contentType)]

/** `audio/ogg; codecs=opus` without its parameters. */
export const bareType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase()

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The content types that a name's end stands for. */
export const typesNamed = (name: string): string[] =>
  Object.entries<FileFacts>(FILE_TYPES).flatMap(([type, { endings }]) =>
    endings.includes(endingOf(name)) ? [type] : [],
  )

/** The type of a file as its sender tells it: by its content type, else by its name; undefined where neither is sent. */
export const toldType = (contentType: string, name: string): string | undefined =>
  factsOf(contentType) ? bareType(contentType) : typesNamed(name)[0]

/** The largest file that can be sent (S2 §5), in bytes. */
export const FILE_BYTES_MAX = 25 * 1024 * 1024
