import { isAscii, isUtf8 } from 'node:buffer'

/** Enough of a text to hold its declaration. */
const HEAD_BYTES = 2048
const DECLARED = [
  /^\s*<\?xml[^<>]*?\bencoding\s*=\s*["']([\w.:-]+)/i,
  /<meta[^<>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i,
]

/**
 * A text of a mail's part. Bytes say more than senders do: a mark, UTF-16's zeros, or letters that fit UTF-8 count before
 * what the part's header, the document, or the page declares; without any of these it is windows-1252.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const wide = wideOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (isUtf8(bytes) && !isAscii(bytes)) return new TextDecoder().decode(bytes)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const declared = [charset, ...DECLARED.map((pattern) => pattern.exec(head)?.[1])]
  const decoder = declared.map((label) => label && decoderOf(label)).find(Boolean) || new TextDecoder('windows-1252')
  return decoder.decode(bytes)
}

/** Undefined for an unknown charset, and for those that the bytes would have shown. */
function decoderOf(label: string): TextDecoder | undefined {
  try {
    const decoder = new TextDecoder(label.trim())
    return /^utf-/.test(decoder.encoding) ? undefined : decoder
  } catch {
    return undefined
  }
}

/** By a byte order mark, or by the zeros of every second byte. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 1, second = 1, third = 1, fourth = 1] = bytes
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0 && third > 0 && fourth === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0 && third === 0 && fourth > 0)
    ? 'utf-16be'
    : undefined
}
