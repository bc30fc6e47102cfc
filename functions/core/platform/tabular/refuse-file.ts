import type { ListName, listRefusals } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'

type Kind = Extract<keyof typeof listRefusals, `file_is_${string}`>

/** File types by their first bytes. */
const KINDS: [starts: string[], Kind][] = [
  [['\xd0\xcf\x11\xe0'], 'file_is_old_workbook'],
  [['%PDF'], 'file_is_pdf'],
  [['\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd'], 'file_is_archive'],
  [['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF'], 'file_is_picture'],
  [['{\\rtf'], 'file_is_rich_text'],
]

/** Types of text by their first characters. */
const TEXT_KINDS: [RegExp, Kind][] = [
  [/^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body|script|div|p|h1|title)\b/i, 'file_is_web_page'],
  [/^\s*<[?!a-z]/i, 'file_is_xml'],
  [/^\s*[[{]\s*["{[\]}]/, 'file_is_json'],
]

/** The share of bytes that no text has: a few NULs are an export's fault, more are another kind of file. */
const CONTROL_SHARE = 0.05

/** Refuses a file whose first bytes are not text; `list` is the expected list. */
export function refuseBinary(head: Buffer, list: ListName) {
  const start = head.toString('latin1', 0, 4096)
  if (start.startsWith('PK') && start.charCodeAt(2) < 9) throw new AppError(zipKind(start), { list })
  const kind = KINDS.find(([starts]) => starts.some((one) => start.startsWith(one)))
  if (kind) throw new AppError(kind[1], { list })
  let controls = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32)) controls++
  if (controls > head.length * CONTROL_SHARE) throw new AppError('file_is_binary', { list })
}

/** Refuses a text that is not a list. */
export function refuseOtherText(start: string, list: ListName) {
  if (start.trim() === '') throw new AppError('file_empty')
  const kind = TEXT_KINDS.find(([pattern]) => pattern.test(start.slice(0, 4096)))
  if (kind) throw new AppError(kind[1], { list })
}

/** An Excel workbook is a ZIP archive with certain file names. */
const zipKind = (start: string) => (/xl\/|\[Content_Types\]/.test(start) ? 'file_is_workbook' : 'file_is_zip')
