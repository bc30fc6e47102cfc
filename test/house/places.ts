import type { Rule } from './house.ts'
import type { Node, Source } from './tree.ts'

const isScreen = (path: string) => /^web\/src\/(app|features|parts|ui)\//.test(path)
/** Rendered into files when the site is built, and never in a browser. */
const isSite = (path: string) => path.startsWith('web/src/app/site/')

const filesWith = (sources: Source[], isTheirs: (path: string) => boolean, pattern: RegExp) =>
  sources.filter(({ path, text }) => isTheirs(path) && pattern.test(text)).map(({ path }) => path)

/** The breaches among a file's nodes, each with what is written there. */
const found = (sources: Source[], isTheirs: (path: string) => boolean, wordsOf: (node: Node) => string | undefined) =>
  sources
    .filter(({ path }) => isTheirs(path))
    .flatMap(({ path, nodes }) =>
      nodes().flatMap((node) => {
        const words = wordsOf(node)
        return words === undefined ? [] : [`${path}: ${words}`]
      }),
    )

/** The texts of a literal or a template. */
const textsOf = ({ type, value, quasis }: Node): string[] => {
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  return type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked) : []
}

/** What has one place in the house, and is found nowhere else. */
export const places: Rule[] = [
  {
    says: 'environment variables are read in one module',
    breaches: ({ sources }) =>
      filesWith(
        sources,
        (path) => path.startsWith('functions/') && path !== 'functions/core/platform/environment.ts',
        /\bprocess\.env\b/,
      ),
  },
  {
    says: "the browser's storage is used in one module",
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('web/src/') && path !== 'web/src/lib/kept.ts')
        .filter(({ text, nodes }) => /(local|session)Storage/.test(text) && nodes().some(namesStorage))
        .map(({ path }) => path),
  },
  {
    says: "the wire's addresses, and its rows, are described by the contract alone",
    breaches: ({ sources }) => [
      ...found(
        sources,
        (path) => (isScreen(path) || path.startsWith('web/src/data/')) && !DESCRIBING.test(path),
        (node) => textsOf(node).find((text) => /^\/(api|csrf-cookie)(\/|$)/.test(text)),
      ),
      ...found(sources, isScreen, (node) => (describesRow(node) ? 'a row of the wire' : undefined)),
    ],
  },
  {
    says: 'colors are chosen in the system of ui, and paints of vehicles by their names',
    breaches: ({ sources }) =>
      found(
        sources,
        (path) => isScreen(path) && !isSite(path) && !COLORING.test(path),
        (node) => textsOf(node).find((text) => /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\(.*)$/i.test(text)),
      ),
  },
  {
    says: "moments and money are written in one module, on the dealership's clock, and read in one",
    breaches: ({ sources }) =>
      found(
        sources,
        (path) => path.startsWith('web/src/') && !isSite(path) && !CLOCKS.test(path),
        (node) => {
          const { type, property, callee, arguments: given } = node as Partial<Record<string, Node & Node[]>> & Node
          const name = (property as { name?: string } | undefined)?.name ?? ''
          if (type === 'MemberExpression' && BY_BROWSER.test(name)) return name
          const isDate = type === 'NewExpression' && (callee as { name?: string }).name === 'Date'
          return isDate && (given?.length ?? 0) > 1 ? 'new Date of parts' : undefined
        },
      ),
  },
  {
    says: 'sentences that people read stand in texts, in both languages',
    breaches: ({ sources }) => [
      ...found(sources, isScreen, (node) =>
        node.type === 'JSXText' && /\p{L}{2}/u.test(String(node.value)) && !isName(String(node.value))
          ? String(node.value).trim()
          : undefined,
      ),
      ...sources.filter(({ path }) => path.startsWith('functions/core/')).flatMap(sentencesIn),
    ],
  },
]

/** It shows programmers a call. */
const DESCRIBING = /^web\/src\/features\/developers\//

const COLORING = /^web\/src\/(ui\/(system|wordmark|provider-mark)|features\/inventory\/paint-of)\.tsx?$/

const namesStorage = ({ type, name }: Node) =>
  type === 'Identifier' && (name === 'localStorage' || name === 'sessionStorage')

/** An id beside names as the wire has them. */
function describesRow({ type, members, body }: Node): boolean {
  if (type !== 'TSTypeLiteral' && type !== 'TSInterfaceBody') return false
  const names = ((members ?? body) as Node[]).map(({ key }) => (key as { name?: string } | undefined)?.name ?? '')
  return names.includes('id') && names.filter((name) => /^[a-z]+_[a-z_]+$/.test(name)).length >= 2
}

/** Texts take numbers; a year of the copyright is nobody's moment. */
const CLOCKS =
  /^web\/src\/(lib\/(language\/(formats|text)|wall-time|zone|zone-name)\.ts|features\/public\/public-footer\.tsx)$/
/** Ways to write or read a moment in the zone of the browser, and others to write money. */
const BY_BROWSER =
  /^(toLocale(Date|Time)?String|to(Date|Time)String|(DateTime|Number|RelativeTime)Format|getTimezoneOffset|[gs]et(FullYear|Month|Date|Day|Hours|Minutes))$/

/** Currencies and products have no other name in another language. */
const isName = (text: string) => ['USD', 'WhatsApp', 'Lotwire'].includes(text.trim())

const SENTENCE = /^[¡¿]?\p{Lu}\p{Ll}*( [\p{L}\d“”’'–,-]+){2,}[.!?…:]?$/u
/** Texts, the columns of files, evidence as it is kept, and what is said to models and vendors in their words. */
const SPEAKS =
  /\/texts\.ts$|-(texts|words|mail|csv|column|laws)\.ts$|\/consent-entries\.ts$|^functions\/core\/(assistant|people\/pool|stock\/dealer-ftp|telephony\/(twilio|registrations))\//

/** Sentences outside of texts; errors that are bugs are written for engineers. */
function sentencesIn({ path, nodes }: Source): string[] {
  if (SPEAKS.test(path)) return []
  const thrown = new Set(
    nodes()
      .filter(({ type, callee }) => type === 'NewExpression' && /Error$/.test(String((callee as Node).name)))
      .concat(nodes().flatMap(({ type, argument }) => (type === 'ThrowStatement' ? (argument as Node) : [])))
      .flatMap((node) => (node.arguments ?? []) as Node[]),
  )
  const logged = new Set(
    nodes()
      .filter(({ type, callee }) => type === 'CallExpression' && isLog(callee as Node))
      .flatMap((node) => node.arguments as Node[]),
  )
  const inBoth = nodes().filter(
    ({ type, key }) => type === 'Property' && /^(en|es)$/.test((key as { name?: string }).name ?? ''),
  )
  const isInBoth = ({ start }: Node) => inBoth.some((one) => one.start <= start && start < (one.end as number))
  return nodes()
    .filter((node) => !thrown.has(node) && !logged.has(node) && !isInBoth(node))
    .flatMap((node) => textsOf(node).filter((text) => SENTENCE.test(text)))
    .map((text) => `${path}: ${text}`)
}

const isLog = ({ type, name, object }: Node) =>
  (type === 'Identifier' && /^log/.test(String(name))) || (object as Node | undefined)?.name === 'console'
