import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { TwimlError } from './twiml.ts'

export type Element = { name: string; attributes: { [name: string]: string }; children: Element[]; text: string }

/** fast-xml-parser's node with `preserveOrder`: its name maps to its children, `:@` to its attributes. */
type Node = { [name: string]: Node[] | string | { [name: string]: string } }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
})

/** The root element of a document; throws if it is not well-formed. */
export function readXml(xml: string): Element {
  const verdict = XMLValidator.validate(xml)
  if (verdict !== true) throw new TwimlError(`Document parse failure (12100): ${verdict.err.msg}`)
  const [root, ...others] = (parser.parse(xml) as Node[]).map(elementOf)
  if (!root || others.length > 0) throw new TwimlError('Document parse failure (12100): there is not one root.')
  return root
}

function elementOf(node: Node): Element {
  const name = Object.keys(node).find((key) => key !== ':@') ?? ''
  const inside = node[name] as Node[]
  return {
    name,
    attributes: (node[':@'] ?? {}) as { [name: string]: string },
    children: inside.filter((child) => !('#text' in child)).map(elementOf),
    text: inside
      .map((child) => child['#text'] ?? '')
      .join('')
      .trim(),
  }
}
