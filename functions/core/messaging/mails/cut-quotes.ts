/** A mail's own words, and the rest below them: the mail that it answers, and the program's last line. */
interface Cut {
  said: string
  quoted: string
}

/** No line that begins a quote is longer. */
const LINE_CHARACTERS = 300
/** "On … wrote:" is broken into so many lines. */
const LINES_OF_INTRODUCTION = 4

const INTRODUCTIONS = [
  /^>?\s*on\b.{4,}\bwrote:$/i,
  /^>?\s*el\b.{4,}\bescribi[oó]:$/i,
  /^>?\s*(?:le\b.{4,}\ba [eé]crit|em\b.{4,}\bescreveu|am\b.{4,}\bschrieb\b.*|il\b.{4,}\bha scritto) ?:$/i,
]
const INTRODUCTION_BEGINS = /^>?\s*(?:on|el|le|em|am|il)\b/i
const ORIGINAL =
  /^\s*-{2,}\s*(?:original message|mensaje original|forwarded message|mensaje reenviado|message d'origine)\s*-{2,}/i
const APPLE_FORWARD = /^\s*(?:begin forwarded message|inicio del mensaje reenviado):\s*$/i
/** Outlook's lines above what it quotes. */
const OUTLOOK = {
  first: /^\s*\*?(?:from|de):\*?\s.*/i,
  next: /^\s*\*?(?:sent|date|to|enviado(?: el)?|fecha|para):\*?\s/i,
}
const SIGNATURE = /^--\s?$/
const SENT_FROM =
  /^\s*(?:sent from (?:my|outlook|yahoo|mail)|get outlook for|enviado (?:desde|con) (?:mi|yahoo|outlook)|obt[eé]n outlook|obtener outlook)\b.{0,80}$/i

/** Parts a mail's text. What is written between or below quoted lines is said; nothing is lost. */
export function cutQuotes(text: string): Cut {
  const lines = text.split('\n')
  const lastOwn = lines.findLastIndex((line) => !/^\s*(?:>|$)/.test(line))
  const at = lines.findIndex((line, i) => beginsQuote(lines, i) || (i > lastOwn && /^\s*>/.test(line)))
  if (at < 0) return { said: text.trim(), quoted: '' }
  const said = lines.slice(0, at).join('\n').trim()
  if (said !== '') return { said, quoted: lines.slice(at).join('\n').trim() }
  // Written below, or between, what they quote.
  const isQuoted = (line: string, i: number) => /^\s*>/.test(line) || i === at || isIntroduction(lines, i)
  const own = lines
    .filter((line, i) => !isQuoted(line, i))
    .join('\n')
    .trim()
  const hasMarks = lines.some((line) => /^\s*>/.test(line))
  if (!hasMarks || own === '') return { said: text.trim(), quoted: '' }
  return { said: own, quoted: lines.filter(isQuoted).join('\n').trim() }
}

function beginsQuote(lines: string[], i: number): boolean {
  const line = lines[i] ?? ''
  if (line.length > LINE_CHARACTERS) return false
  if (SIGNATURE.test(line) || SENT_FROM.test(line) || ORIGINAL.test(line) || APPLE_FORWARD.test(line)) return true
  if (isIntroduction(lines, i)) return true
  return OUTLOOK.first.test(line) && lines.slice(i + 1, i + 4).some((next) => OUTLOOK.next.test(next))
}

function isIntroduction(lines: string[], i: number): boolean {
  if (!INTRODUCTION_BEGINS.test(lines[i] ?? '')) return false
  let joined = ''
  for (const line of lines.slice(i, i + LINES_OF_INTRODUCTION)) {
    joined = `${joined} ${line.replace(/^\s*>+/, '').trim()}`.trim()
    if (joined.length > LINE_CHARACTERS) return false
    if (INTRODUCTIONS.some((one) => one.test(joined))) return true
  }
  return false
}
