/** Markup that is safe to insert in a page unchanged. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** Literal markup; inserted values are escaped as text, unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, next, i) => text + markupOf(parts[i - 1]) + next))

function markupOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === null || part === undefined || part === false) return ''
  return Array.isArray(part) ? part.map(markupOf).join('') : escapeText(String(part))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for use between tags, in a quoted attribute or in an XML document. */
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
