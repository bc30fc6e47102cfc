import type { Rule } from './house.ts'
import type { Node, Source } from './tree.ts'

/** Read by name when the product runs: handlers, and the scripts that npm, Vite, and the console load. */
const ENTRIES =
  /^functions\/(api|jobs|pages|webhooks)\/|^bin\/|^lib\/local\/(bundled|console\/(browser|files))\/|^web\/(src\/main|src\/app\/(account|site)|pages\/scripts|public)/

export const exports: Rule[] = [
  {
    says: 'what is exported is imported by another file',
    breaches: ({ sources, tests }) => {
      const taken = takenFrom([...sources, ...tests])
      const inProduct = takenFrom(sources)
      return sources
        .filter(({ path }) => !ENTRIES.test(path) && !inProduct.get(path)?.has('*'))
        .flatMap(({ path, text, nodes }) =>
          nodes()
            .flatMap(exportedIn)
            .filter((name) => {
              if (inProduct.get(path)?.has(name)) return false
              // A test may ask what is used at home; what tests alone use is dead.
              const isUsedAtHome = (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
              return !isUsedAtHome || !taken.get(path)?.has(name)
            })
            .map((name) => `${path}: ${name}`),
        )
    },
  },
]

/** The names that each file's importers take, types too; `*` for all of them. */
function takenFrom(sources: Source[]): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>()
  for (const { imports } of sources)
    for (const { to, isPackage, names, types } of imports) {
      if (isPackage) continue
      const known = taken.get(to) ?? new Set<string>()
      taken.set(to, known)
      for (const name of [...names, ...types]) known.add(name)
    }
  return taken
}

function exportedIn({ type, declaration }: Node): string[] {
  if (type !== 'ExportNamedDeclaration' || !declaration) return []
  const { id, declarations } = declaration as unknown as { id?: { name: string }; declarations?: { id: Node }[] }
  return id
    ? [id.name]
    : (declarations ?? []).flatMap((one) => (one.id.type === 'Identifier' ? String(one.id.name) : []))
}
