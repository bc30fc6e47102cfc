import type { House, Rule } from './house.ts'
import { AREAS, areaOf } from './parts.ts'
import type { Node } from './tree.ts'

/** Files with an area's contributions to lower ones, each by its name, in the order of these files. */
const FACETS = /^functions\/contract\/([^/]+)\/(acts|settings|notices|scopes|jobs|follows|pushes)\.ts$/

/**
 * They store all areas' acts, settings and notices without naming any; elsewhere a plain word may differ in meaning.
 */
const ENGINES = /^functions\/core\/people\/(audit|settings|notifications)\//
const isCompound = (name: string) => /[_-]/.test(name)

export const knowledge: Rule[] = [
  {
    says: 'an area names no act, setting, notice, scope, job, or push of one that it does not know',
    breaches: (house) => {
      const owners = ownersOf(house)
      return house.sources
        .filter(({ path }) => path.startsWith('functions/core/'))
        .flatMap(({ path, nodes }) => {
          const area = areaOf(path) ?? ''
          return nodes().flatMap(({ type, value }) => {
            const owner = type === 'Literal' && owners.get(value as string)
            const isTelling = ENGINES.test(path) || isCompound(String(value))
            return owner && isTelling && owner !== area && !AREAS[area]?.includes(owner)
              ? [`${path}: ${value} is of ${owner}`]
              : []
          })
        })
    },
  },
]

/** The area of each name; a word that two areas use belongs to neither. */
function ownersOf({ sources }: House): Map<string, string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  for (const { path, nodes } of sources) {
    const area = FACETS.exec(path)?.[1]
    if (area === undefined) continue
    for (const name of nodes().filter(isExported).flatMap(namesIn)) {
      if (owners.has(name) && owners.get(name) !== area) shared.add(name)
      owners.set(name, area)
    }
  }
  for (const name of shared) owners.delete(name)
  return owners
}

const isExported = ({ type }: Node) => type === 'ExportNamedDeclaration'

/** The names in an exported object, and in its nested groups. */
function namesIn({ declaration }: Node): string[] {
  const declared = ((declaration as Node | null)?.declarations ?? []) as Node[]
  return declared.flatMap(({ init }) => keysOf(init as Node))
}

function keysOf(node: Node | null): string[] {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return keysOf(node.expression as Node)
  if (node?.type !== 'ObjectExpression') return []
  return (node.properties as Node[]).flatMap(({ key }) => {
    const { name, value } = (key ?? {}) as { name?: string; value?: string }
    return name ?? value ?? []
  })
}
