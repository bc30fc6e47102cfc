import { cutText } from '../../platform/cut-text.ts'
import { headerOf } from '../../platform/mime/mime-parts.ts'
import { readWords } from '../../platform/mime/read-words.ts'

const NAME_CHARACTERS = 120

/** The name of a mail's file, in any of the ways in which programs write it (RFC 2047, RFC 2231); empty where it has none. */
export function nameOfPart(headers: ReadonlyMap<string, string>): string {
  const written =
    parameterIn(headerOf(headers, 'content-disposition'), 'filename') ||
    parameterIn(headerOf(headers, 'content-type'), 'name')
  const [bare = ''] = readWords(written)
    .replace(/\p{C}+/gu, ' ')
    .split(/[\\/]/)
    .slice(-1)
  return cutText(bare.trim(), NAME_CHARACTERS)
}

/** A parameter's value: whole, in percents with its charset, or in numbered pieces. */
function parameterIn(header: string, name: string): string {
  const found = header.matchAll(
    new RegExp(`;\\s*${name}(?:\\*(\\d+))?(\\*)?\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;]+))`, 'gi'),
  )
  const pieces = [...found].map(([, place, coded, quoted, bare = '']) => ({
    place: Number(place ?? 0),
    text: quoted?.replace(/\\(.)/g, '$1') ?? bare,
    isCoded: coded !== undefined,
  }))
  const sorted = pieces.toSorted((a, b) => a.place - b.place)
  const coded = sorted.filter(({ isCoded }) => isCoded)
  if (coded.length === 0) return sorted.map(({ text }) => text).join('')
  const whole = sorted
    .filter((one) => one.isCoded || sorted.length > coded.length)
    .map(({ text }) => text)
    .join('')
  return decoded(whole.replace(/^[\w-]*'[\w-]*'/, ''))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
