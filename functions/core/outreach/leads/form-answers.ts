import { fieldMeant, fieldOfLabel, LABEL_CHARACTERS, type LeadField } from '#contract/outreach/lead-fields.ts'

/** A form's label and what was filled in; `field` where it is known. A line of which nobody knows what it is has no label. */
export interface Answer {
  label: string
  field: LeadField | undefined
  value: string
}

const LINES_MAX = 2000
const LINE_CHARACTERS = 4000
/** Bullets, numbers, and stars that programs put around a label. */
const AROUND = /^[\s>*_#•·▪‣\-–—|]*(?:\(?\d{1,2}[.):]\)?\s+)?[\s*_"'¿[]*|(?<![\s*_"'?\]:])[\s*_"'?\]:]+$/g
const bare = (label: string) => label.replace(AROUND, '').replaceAll('_', ' ')

/** Ends what somebody wrote: signatures of programs. */
const FOOTER =
  /^(?:--+|__+|==+|\*\*\*+|-- ?)$|^(?:this (?:e-?mail|message|form) was (?:sent|submitted)|sent from |sent via |powered by\b|does this (?:submission|message) look like spam|reply to this email directly\b|si crees que este env[ií]o es spam|you (?:are receiving|received) this|(?:view|manage) submissions?\b|unsubscribe|submitted (?:on|at|from|\d)|este (?:correo|mensaje) (?:fue|se) envi|enviado desde)/i

/** What programs write around a form, where nobody's words are. */
const OF_PROGRAMS =
  /^(?:(?:please )?(?:do not |don't )?reply (?:directly )?to this|(?:please )?(?:view|see|manage|open) (?:this|the|all|your|in|online|submissions?|leads?)\b|click |log ?in |sign in |©|copyright|all rights reserved|(?:por favor,? )?no respond|haz clic|responde a este|ver (?:este|el|en)\b|(?:[\w-]+ ){1,2}(?:information|details)$|(?:informaci[oó]n|datos) del? [\p{L}]+$)/iu
/** A program's too, unless it stands below a label that nobody knows. */
const LINK = /^https?:\S+$/i

/** A line's label and value, if it has both or ends at its label: "*Phone:* 512…", "1. Name - Rae", "Phone:", "Phone\t512…". */
function split(line: string): { label: string; value: string; isMarked: boolean } | undefined {
  const tab = line.indexOf('\t')
  const [, starred, behind] = /^\s*[*_]{1,2}([^*_]{2,60})[*_]{1,2}\s*:?\s*(.*)$/.exec(line) ?? []
  if (starred) return { label: bare(starred), value: (behind ?? '').trim(), isMarked: true }
  if (tab > 0 && tab <= LABEL_CHARACTERS)
    return {
      label: bare(line.slice(0, tab)),
      value: line
        .slice(tab)
        .replace(/^[\s:]+/, '')
        .trim(),
      isMarked: true,
    }
  const [, framed, inside] = /^\[([^[\]]{2,60})\]\s*:?\s*(.+)$/.exec(line) ?? []
  if (framed) return { label: bare(framed), value: bareValue(inside), isMarked: false }
  const [, label, value] = /^([^:=：]{2,60}?)\s*[:=：](?!\/\/)\s*(.*)$/.exec(line) ?? []
  const [, asked, told] = /^[¿\s*_-]*([^?]{4,60})\?\s+(?::\s*)?(.+)$/.exec(line) ?? []
  if (asked && fieldMeant(asked)) return { label: asked, value: bareValue(told), isMarked: true }
  // A time has no label.
  if (label !== undefined && /\p{L}/u.test(label))
    return { label: bare(label), value: bareValue(value), isMarked: true }
  const [, dashed, rest] = /^(.{2,60}?)(?:\s+(?:[-–—|→]|[-=]>)\s+|\s{2,}|\s*\.{4,}\s*)(.+)$/.exec(line) ?? []
  return dashed === undefined ? undefined : { label: bare(dashed), value: bareValue(rest), isMarked: false }
}
const bareValue = (value = '') => value.replace(/^[*_]{1,2}(?:\s+|$)/, '').trim()

/** No label has one. */
const NUMBER = /\d{5}|\d[\s.)-]+\d{3,4}[\s.-]+\d/
/** Before the next label of several in a line: "Name: Rae, Phone: 512…". */
const AT_LABEL = /\s*[|;,\t]\s*(?=[^:|;,\t]{2,30}:\s)/

const HEAD_OF_TABLE = /^(?:field|question|campo|pregunta)s?\t(?:value|answer|response|valor|respuesta)s?$/i

/** Rows of a table: labels and values beside each other, twice in a row, or all labels in the row above. */
function linesOf(text: string): string[] {
  const rows = text.split(/\r\n|\r|\n/, LINES_MAX).map((line) => {
    const cut = line.slice(0, LINE_CHARACTERS).trim()
    return cut.startsWith('|') ? cut.replace(/^\|\s*|\s*\|$/g, '').replace(/\s*\|\s*/g, '\t') : cut
  })
  return rows.flatMap((row, i) => {
    const parts = row.split(AT_LABEL)
    if (parts.length > 1 && parts.every((part) => fieldMeant(bare(part.split(':')[0] ?? '')))) return parts
    const cells = row.split('\t')
    const isLabels = (names: string[]) => names.length > 1 && names.every((name) => fieldOfLabel(bare(name)))
    if (isLabels(cells) || HEAD_OF_TABLE.test(row)) return []
    const above = rows[i - 1]?.split('\t') ?? []
    if (cells.length > 1 && above.length >= cells.length && isLabels(above))
      return cells.map((value, at) => `${above[at]}\t${value}`)
    const isPairs = cells.length > 2 && cells.length % 2 === 0 && isLabels(cells.filter((_, at) => at % 2 === 0))
    return isPairs ? cells.flatMap((cell, at) => (at % 2 === 0 ? `${cell}\t${cells[at + 1]}` : [])) : row
  })
}

/** The answers of a form that is mailed as text: values stand beside their labels, or below. */
export function answersIn(text: string): Answer[] {
  const answers: Answer[] = []
  const told = new Set<string>()
  let open: Answer | undefined
  let isOver = true
  const lines = linesOf(text)
  for (const [i, line] of lines.entries()) {
    const isInProse = open?.field === 'question'
    if (FOOTER.test(line)) {
      if (isInProse) open = undefined
      isOver = true
      continue
    }
    const found = split(line)
    const field = found && (found.isMarked && !isInProse ? fieldMeant : fieldOfLabel)(found.label)
    const isLabel =
      found && (field ? !(isInProse && told.has(field)) : found.isMarked && !isInProse && !isOpenForValue(open))
    const alone =
      found || NUMBER.test(line)
        ? undefined
        : (line.endsWith('?') && !isInProse ? fieldMeant : fieldOfLabel)(bare(line))
    if (isLabel || (alone && !(isInProse && told.has(alone)))) {
      open = isLabel
        ? { label: found.label, field, value: found.value }
        : { label: bare(line), field: alone, value: '' }
      answers.push(open)
      if (open.field) {
        told.add(open.field)
        isOver = false
      }
    } else if (open && (isInProse || isOpenForValue(open))) open.value = `${open.value}\n${line}`.trim()
    else if (line === '') open = open?.value ? undefined : open
    else if (!isOver && !OF_PROGRAMS.test(line) && (!LINK.test(line) || lines[i - 1] === answers.at(-1)?.value))
      answers.push({ label: '', field: undefined, value: line })
  }
  return answers.filter(({ value }) => value !== '')
}

/** Its value comes on a line below. */
const isOpenForValue = (open: Answer | undefined) => open !== undefined && open.value === ''
