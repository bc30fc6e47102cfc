import { LEAD_BYTES } from '#contract/outreach/lead-facts.ts'
import { htmlOnce } from '../../stock/feeds/html-to-text.ts'
import { readProspect } from './adf-lead.ts'
import { type AdfNode, readTree } from './adf-tree.ts'
import { all, children } from './adf-words.ts'
import type { LeadTold } from './lead-told.ts'

/** More than a provider has to tell of at once; such a document is left to people. */
const PROSPECTS_MAX = 20
const BEGIN = /<(?:adf:)?adf(?=[\s>])/gi
const END = /<\/(?:adf:)?adf\s*>/gi
const ESCAPED = /&(?:lt|#0*60|#x0*3c);adf(?:\s|&|>)/i
/** Before the lines of a mail that is passed on. */
const QUOTED = /(?:^|\n)>[> \t]*$/

/** True if a text holds ADF, readable or not. */
export const isAdf = (text: string) => /(?:<|&(?:lt|#0*60|#x0*3c);)adf\b/i.test(text)

/**
 * The leads of a text's ADF/XML 1.0 documents, as it is or escaped in a page; what stands around them counts for nothing.
 * Undefined if there is none, or one has no end.
 */
export function readAdf(text: string): LeadTold[] | undefined {
  const whole = text.search(BEGIN) < 0 && ESCAPED.test(text) ? htmlOnce(text) : text
  const documents = documentsIn(whole)
  const prospects = documents?.flatMap((document) => {
    const tree = readTree(document)
    return tree ? children(tree, 'adf').flatMap(prospectsOf) : [undefined]
  })
  const isRead = prospects && prospects.length <= PROSPECTS_MAX && !prospects.includes(undefined)
  return isRead ? prospects.flatMap((one) => (one ? readProspect(one) : [])) : undefined
}

/** Some put a lead's parts into the document itself. */
function prospectsOf(adf: AdfNode): AdfNode[] {
  const prospects = all(adf, 'prospect')
  return prospects.length === 0 && children(adf, 'customer').length > 0 ? [adf] : prospects
}

function documentsIn(text: string): string[] | undefined {
  const found: string[] = []
  BEGIN.lastIndex = 0
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    END.lastIndex = begin.index
    const end = END.exec(text)
    if (!end || END.lastIndex - begin.index > LEAD_BYTES || found.length === PROSPECTS_MAX) return undefined
    const document = text.slice(begin.index, END.lastIndex)
    const isQuoted = QUOTED.test(text.slice(Math.max(0, begin.index - 20), begin.index))
    found.push(isQuoted ? document.replace(/^[> \t]*>[ \t]?/gm, '') : document)
    BEGIN.lastIndex = END.lastIndex
  }
  return found.length > 0 ? found : undefined
}
