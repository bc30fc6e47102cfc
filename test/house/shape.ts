import { posix } from 'node:path'
import type { Rule } from './house.ts'
import { AREAS } from './parts.ts'
import type { Node } from './tree.ts'

/** A longer file is two things, and so is a longer function. */
const LINES_MAX = 250
const FUNCTION_LINES_MAX = 80

const area = `(${Object.keys(AREAS).join('|')})`
/** The permitted folders; a dot stands for a noun of the product. */
const FOLDERS = [
  'bin(/smoke)?',
  'lib(/aws)?',
  'lib/local(/.)?',
  'lib/local/console/(browser|files)',
  'lib/local/twilio/(channels|voice)',
  'functions(/api|/jobs|/pages|/serve|/webhooks)?',
  `functions/contract(/${area})?`,
  'functions/contract/customers/channels',
  `functions/core/${area}(/.)?`,
  'web(/public|/public/assets|/public/icons)?',
  'web/pages(/appointment|/chat|/dealer|/markup|/parts|/scripts|/styles|/texting|/texts|/trade-in|/vehicle)?',
  'web/src(/data|/data/.|/parts|/ui|/ui/fonts)?',
  'web/src/app(/keys|/site)?',
  'web/src/lib(/language|/voice|/worker)?',
  'web/src/features/.(/.)?',
].map((pattern) => new RegExp(`^${pattern.replaceAll('.', '[a-z0-9]+(-[a-z0-9]+)*')}$`))

/** Names that say nothing about the content. */
const EMPTY = /^(utils?|helpers?|services|managers|common|shared|misc|constants|interfaces)$|-(utils?|helpers?)$/

export const shape: Rule[] = [
  {
    says: 'folders are those of the design, and named after what is in them',
    breaches: ({ leaves }) =>
      [...new Set(leaves.map(({ path }) => posix.dirname(path)))].filter(
        (folder) => !FOLDERS.some((pattern) => pattern.test(folder)) || EMPTY.test(posix.basename(folder)),
      ),
  },
  {
    says: 'files are named in kebab-case, after what is in them',
    breaches: ({ leaves }) =>
      leaves
        .map(({ path }) => path)
        .filter((path) => {
          const [name = '', ...endings] = posix.basename(path).split('.')
          return EMPTY.test(name) || (endings.length > 0 && !/^([a-z0-9]+(-[a-z0-9]+)*|README)$/.test(name))
        }),
  },
  {
    says: `no file, and no style sheet, is longer than ${LINES_MAX} lines`,
    breaches: ({ leaves }) =>
      leaves.flatMap(({ path, text }) => {
        const lines = text.split('\n').length
        return lines > LINES_MAX ? [`${path}: ${lines}`] : []
      }),
  },
  {
    says: `no function is longer than ${FUNCTION_LINES_MAX} lines`,
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => !LISTS.test(path))
        .flatMap(({ path, text, nodes }) =>
          nodes()
            .filter(({ type }) => FUNCTIONS.has(type))
            .map((node) => ({ node, lines: text.slice(node.start, node.end as number).split('\n').length }))
            .filter(({ lines }) => lines > FUNCTION_LINES_MAX)
            .map(({ node, lines }) => `${path}: ${nameOf(node)} ${lines}`),
        ),
  },
  {
    says: 'no file only hands on what others export',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => !/^web\/src\/features\/[^/]+\/index\.tsx?$/.test(path))
        .filter(({ text, nodes }) => {
          if (!/^export .* from /ms.test(text)) return false
          const statements = (nodes()[0]?.body ?? []) as Node[]
          return (
            statements.every(({ type, source }) => type === 'ExportAllDeclaration' || Boolean(source)) &&
            /from '[.#]/.test(text)
          )
        })
        .map(({ path }) => path),
  },
  {
    says: 'only a feature of the browser has an index',
    breaches: ({ leaves }) =>
      leaves
        .map(({ path }) => path)
        .filter((path) => /\/index\.tsx?$/.test(path) && !path.startsWith('web/src/features/')),
  },
]

/** Stack and local cloud list their parts, and the calls that a twin answers, a line each. */
const LISTS = /^lib\//
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const nameOf = ({ id }: Node) => (id as { name?: string } | null)?.name ?? 'a function'
