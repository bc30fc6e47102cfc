import { posix } from 'node:path'
import type { Rule } from './house.ts'
import { AREAS } from './parts.ts'

/** A longer file is two things. */
const LINES_MAX = 250

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
  'web/pages(/appointment|/dealer|/markup|/parts|/scripts|/styles|/texting|/texts|/trade-in|/vehicle)?',
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
    says: `no file is longer than ${LINES_MAX} lines`,
    breaches: ({ sources }) =>
      sources.flatMap(({ path, text }) => {
        const lines = text.split('\n').length
        return lines > LINES_MAX ? [`${path}: ${lines}`] : []
      }),
  },
  {
    says: 'only a feature of the browser has an index',
    breaches: ({ leaves }) =>
      leaves
        .map(({ path }) => path)
        .filter((path) => /\/index\.tsx?$/.test(path) && !path.startsWith('web/src/features/')),
  },
]
