import glossary from '../../functions/contract/glossary.json' with { type: 'json' }
import type { House, Rule } from './house.ts'
import type { Node } from './tree.ts'

type Language = 'en' | 'es'

/** What a person reads in one language, and where: its file, and its key there. */
type Said = { path: string; key: string; language: Language; words: string }

/** Texts in one language alone. */
const ONE_LANGUAGE = /^web\/pages\/texts\/(en|es)\.ts$/

/** Every text of the house: what stands under `en` beside an `es`, and the public pages' files of one language. */
const textsIn = ({ sources }: House): Said[] =>
  sources.flatMap(({ path, text, nodes }) => {
    if (!/\bes:/.test(text) && !ONE_LANGUAGE.test(path)) return []
    const root = nodes()[0]
    const language = ONE_LANGUAGE.exec(path)?.[1] as Language | undefined
    return root ? saidIn(root, path, '', language) : []
  })

function saidIn(value: unknown, path: string, key: string, language?: Language): Said[] {
  if (Array.isArray(value)) return value.flatMap((one) => saidIn(one, path, key, language))
  if (!value || typeof value !== 'object') return []
  const node = value as Node
  const words = language && wordsOf(node)
  if (language && words) return [{ path, key, language, words }]
  const isPair = node.type === 'ObjectExpression' && ['en', 'es'].every((name) => keysOf(node).includes(name))
  return Object.entries(node)
    .filter(([part]) => part !== 'key' && part !== 'typeAnnotation')
    .flatMap(([, part]) => {
      if (!isPair || !Array.isArray(part))
        return saidIn(part, path, [key, nameOf(node)].filter(Boolean).join('.'), language)
      return (part as Node[]).flatMap((property) => {
        const name = nameOf(property)
        return saidIn(property.value, path, key, name === 'en' || name === 'es' ? name : language)
      })
    })
}

const nameOf = (node: Node): string | undefined => {
  if (node.type !== 'Property' && node.type !== 'VariableDeclarator') return undefined
  const { name, value } = (node.key ?? node.id ?? {}) as { name?: string; value?: string }
  return name ?? value
}

const keysOf = (node: Node) => (node.properties as Node[]).map(nameOf)

/** A literal's words; a template's without what is filled in, whose own literals follow by themselves. */
function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return undefined
}

/** Texts for developers and for who runs Lotwire, words that are recognized rather than said, and what visitors call a chat. */
const OTHERS =
  /^web\/src\/features\/(developers|admin)\/|^web\/pages\/texts\/chat\.ts$|^functions\/contract\/(openapi|[a-z]+\/scopes)|^functions\/core\/assistant\/inbound\/|^lib\//

type Term = Record<Language, string> & { not: Record<Language, string[]>; but?: string[] }
const { terms, written } = glossary as { terms: Record<string, Term>; written: string[] }

export const words: Rule[] = [
  {
    says: 'a text calls a thing by its one name in the glossary',
    breaches: (house) => {
      const all = Object.values(terms).map(({ not }) => not)
      const suspect = { en: anyOf(all.flatMap(({ en }) => en)), es: anyOf(all.flatMap(({ es }) => es)) }
      const said = textsIn(house).filter(
        ({ path, language, words }) => !OTHERS.test(path) && suspect[language].test(words) && !written.includes(words),
      )
      return Object.entries(terms).flatMap(([term, { not, but, ...name }]) => {
        const wrong = { en: anyOf(not.en), es: anyOf(not.es) }
        const right = but && new RegExp(but.join('|'), 'giu')
        return said.flatMap(({ path, key, language, words }) => {
          const [synonym] = wrong[language].exec(right ? words.replace(right, '') : words) ?? []
          return synonym ? [`${path}: ${key} says “${synonym}” for ${term} (“${name[language]}”) in “${words}”`] : []
        })
      })
    },
  },
  {
    says: 'a text on the screen has the typographer’s apostrophe',
    breaches: (house) =>
      textsIn(house)
        .filter(({ path, words }) => ON_SCREEN.test(path) && /\p{L}'\p{L}/u.test(words) && !written.includes(words))
        .map(({ path, key, words }) => `${path}: ${key} says “${words}”`),
  },
]

/** What is sent as a text keeps the plain one: the other makes an SMS twice as long. */
const ON_SCREEN = /^web\/src\/|refusals\.ts$/

/** Any of the words whole, with capitals or without, one or several; variables in braces are none. */
const anyOf = (words: string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}{])(${words.join('|').replaceAll('.', String.raw`\.`)})(e?s)?(?![\p{L}\p{N}}])`,
    'iu',
  )
