import { type Leaf, readSources, type Source } from './tree.ts'

/** The whole house, as its rules see it. */
export type House = {
  leaves: Leaf[]
  sources: Source[]
  /** They may take what they test. */
  tests: Source[]
  paths: Set<string>
  find: (path: string) => Source | undefined
}

export type Rule = {
  /** The rule in one sentence. */
  says: string
  /** One line per breach, starting with the file. */
  breaches: (house: House) => string[]
}

export function houseOf(leaves: Leaf[], tests: Leaf[] = []): House {
  const sources = readSources(leaves)
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return {
    leaves,
    sources,
    tests: readSources(tests),
    paths: new Set(leaves.map(({ path }) => path)),
    find: (path) => byPath.get(path),
  }
}

/** Every import of a file of the house, with the importing file. */
export const stepsIn = ({ sources }: House) =>
  sources.flatMap(({ path, imports }) =>
    imports.filter(({ isPackage }) => !isPackage).map((one) => ({ ...one, from: path })),
  )
